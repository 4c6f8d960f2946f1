import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { advanceInOtherTab, buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { openForm, path, user } from '../engagement.testing'

test('live engagement: what the viewer did in another tab was done “by you”', async () => {
  const { id } = await buyListing('srv-1501', 699)
  const router = await visit(path(id))
  const form = await openForm('Send requirements')
  await user.type(form.getByLabelText('Requirements'), 'No gradients.')
  await advanceInOtherTab(id, 1, { submitRequirements: { message: 'No serifs.' } })
  await act(() => router.navigate(path(id)))
  expect(await main().findByText('Requirements sent by you just now.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Send requirements' }))
  expect(await main().findByText(/^Requirements sent by you, today at/, { selector: 'li' })).toBeTruthy()
})
