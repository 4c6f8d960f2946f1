import { expect, test, vi } from 'vitest'
import { mockError, mockOperation } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { completedEngagement, reviewForm, reviews, user, writeReview } from '../engagement.testing'
import { ReviewEngagementDocument } from './engagement-reviews.generated'

test('reviews: there are none before the engagement is completed', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await visit(`/dashboard/engagements/${id}`)
  expect(await main().findByRole('region', { name: 'Timeline' })).toBeTruthy()
  expect(main().queryByRole('region', { name: 'Reviews' })).toBeNull()
})

test('reviews: the form asks for stars, then for text; the review waits for the other side', async () => {
  const { path } = await completedEngagement()
  await visit(path)
  expect(main().getByText('All done. You can still write a review.')).toBeTruthy()
  const send = (await reviewForm()).getByRole('button', { name: 'Send review' })
  await user.click(send)
  expect((await reviewForm()).getByRole('alert').textContent).toBe('Choose from one to five stars.')
  expect(document.activeElement).toBe((await reviewForm()).getByRole('radio', { name: '1 star' }))
  await user.keyboard('{ArrowRight}')
  await user.click(send)
  expect((await reviewForm()).getByRole('alert').textContent).toBe('Please write a few words.')
  await writeReview('4 stars', 'Three good ones.')
  expect(await (await reviews()).findByText('Done: your review is saved.')).toBeTruthy()
  expect((await reviews()).getByText(/^Only you see it\./).textContent).toContain('Tomás Vidal')
  expect((await reviews()).getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Reviews')
})

test('reviews: a failed or refused review keeps the input', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { path } = await completedEngagement()
  await visit(path)
  mockError(ReviewEngagementDocument)
  await writeReview('3 stars', 'Late, but good.')
  expect(await (await reviewForm()).findByText(/^Something went wrong/)).toBeTruthy()
  const message = 'You have reviewed this already.'
  mockOperation(ReviewEngagementDocument, { reviewEngagement: { __typename: 'ReviewRefused', message } })
  await user.click((await reviewForm()).getByRole('button', { name: 'Send review' }))
  expect((await (await reviewForm()).findByRole('alert')).textContent).toBe(message)
  expect((await reviewForm()).getByLabelText<HTMLTextAreaElement>('Review').value).toBe('Late, but good.')
  expect((await reviewForm()).getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true)
})
