import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { main } from '../../../testing/render-screen'
import { button, form, open, reason } from '../admin-users.testing'

const user = userEvent.setup()

test('admin users: the security events beside the trail of an account show what an admin has done', async () => {
  await signedInAs('admin')
  await open('q=yara&about=usr-yara-benali')
  const events = () => within(main().getByRole('region', { name: 'Security events' }))
  expect(await events().findByText('Nothing was recorded in the last year.')).toBeTruthy()
  await user.click(button('Suspend Yara Benali'))
  await user.type(reason('Suspend Yara Benali'), 'Asked to')
  await user.click(form('Suspend Yara Benali').getByRole('button', { name: 'Suspend' }))
  expect(await events().findByText('Account suspended')).toBeTruthy()
})
