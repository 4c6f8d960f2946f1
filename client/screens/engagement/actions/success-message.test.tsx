import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { runAs } from '../../../testing/api'
import { advanceInOtherTab, buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { openForm, path, user } from '../engagement.testing'

test('engagement actions: what was said about an own step goes with the next step of the other side', async () => {
  const { id } = await buyListing('srv-1501', 699)
  const router = await visit(path(id))
  const form = await openForm('Send requirements')
  await user.type(form.getByLabelText('Requirements'), 'No gradients.')
  await user.click(form.getByRole('button', { name: 'Send requirements' }))
  expect(await main().findByText(/^Tomás has your requirements/)).toBeTruthy()
  await runAs('freelancer', () => advanceInOtherTab(id, 2, { deliver: { message: 'Three directions.', links: [] } }))
  await act(() => router.navigate(path(id)))
  await main().findByRole('heading', { level: 2, name: 'Delivered. It is your turn.' })
  expect(main().queryByText(/^Tomás has your requirements/)).toBeNull()
})
