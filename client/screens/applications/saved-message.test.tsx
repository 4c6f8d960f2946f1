import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const user = userEvent.setup()
const title = 'Drawings for a Patent on a Valve'

test('edit an offer: an offer that is withdrawn after it was saved no longer says that it is saved', async () => {
  await signedInAs('freelancer')
  await visit('/dashboard/applications')
  await user.click(await main().findByRole('button', { name: `Edit: ${title}` }))
  await user.click(await main().findByRole('button', { name: 'Save the changes' }))
  expect(await main().findByText('Saved.', { selector: '[role=status]' })).toBeTruthy()
  await user.click(main().getByRole('button', { name: `Withdraw: ${title}` }))
  await user.click(within(main().getByRole('form', { name: 'Withdraw' })).getByRole('button', { name: 'Withdraw' }))
  await expect.poll(() => main().queryByRole('button', { name: `Edit: ${title}` })).toBeNull()
  expect(main().queryByText('Saved.', { selector: '[role=status]' })).toBeNull()
})
