import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBrowserClient } from '../../../apollo/browser-client'
import { main, visit } from '../../../testing/render-screen'
import { completedEngagement, reviewForm, reviews, writeReview } from '../engagement.testing'
import { ReviewEngagementDocument } from './engagement-reviews.generated'

test('reviews: a review that another tab has written takes the place of the form', async () => {
  const { id, path } = await completedEngagement()
  await visit(path)
  await reviewForm()
  await createBrowserClient('http://localhost/graphql').mutate({
    mutation: ReviewEngagementDocument,
    variables: { input: { engagementId: id, rating: 5, text: 'From the other tab.' } },
  })
  await writeReview('3 stars', 'Late, but good.')
  const shown = await reviews()
  expect(await shown.findByText('From the other tab.')).toBeTruthy()
  expect(shown.getByText('You have reviewed this already.')).toBeTruthy()
  expect(main().queryByRole('form', { name: 'Write a review' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reviews'))
})
