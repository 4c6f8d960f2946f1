import { act, cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBrowserClient } from '../../../apollo/browser-client'
import { runAs, signedInAs } from '../../../testing/api'
import { mockLiveEvents } from '../../../testing/mock-live-events'
import { visit } from '../../../testing/render-screen'
import { completedEngagement, reviewForm, reviews, user, writeReview } from '../engagement.testing'
import { ReviewEngagementDocument } from './engagement-reviews.generated'

const reviewElsewhere = (engagementId: string, text: string) =>
  createBrowserClient('http://localhost/graphql').mutate({
    mutation: ReviewEngagementDocument,
    variables: { input: { engagementId, rating: 5, text } },
  })

test('reviews: the second one publishes both, and each side can answer once', async () => {
  const { id, path } = await completedEngagement()
  await reviewElsewhere(id, 'Three good ones.')
  await signedInAs('freelancer')
  await visit(path)
  expect((await reviews()).queryByText('Three good ones.')).toBeNull()
  await writeReview('5 stars', 'Clear and quick.')
  expect(await (await reviews()).findByText('Done: both reviews are published.')).toBeTruthy()
  expect((await reviews()).getByText('Three good ones.')).toBeTruthy()
  await user.click((await reviews()).getByRole('button', { name: 'Answer' }))
  await user.click((await reviews()).getByRole('button', { name: 'Send answer' }))
  expect((await reviews()).getByRole('alert').textContent).toBe('Please write a few words.')
  await user.type((await reviews()).getByLabelText('Your answer'), 'Thank you.')
  await user.click((await reviews()).getByRole('button', { name: 'Send answer' }))
  expect(await (await reviews()).findByText('Thank you.')).toBeTruthy()
  expect((await reviews()).getByText('Answer from you')).toBeTruthy()
  expect((await reviews()).queryByRole('button', { name: 'Answer' })).toBeNull()
})

test('live engagement: both reviews are shown once the other party has written one', async () => {
  const liveEvents = mockLiveEvents()
  const { id, path } = await completedEngagement()
  await reviewElsewhere(id, 'Three good ones.')
  await visit(path)
  expect(await (await reviews()).findByText(/^Only you see it\./)).toBeTruthy()
  await liveEvents.connect()
  await runAs('freelancer', () => reviewElsewhere(id, 'Clear and quick.'))
  await act(async () => liveEvents.send('NOTIFICATION'))
  expect(await (await reviews()).findByText('Clear and quick.')).toBeTruthy()
  expect((await reviews()).queryByText(/^Only you see it\./)).toBeNull()
})

test('reviews: stars and text of an unsent review are kept', async () => {
  const { path } = await completedEngagement()
  await visit(path)
  await user.click((await reviewForm()).getByRole('radio', { name: '4 stars' }))
  await user.type((await reviewForm()).getByLabelText('Review'), 'Three good ones.')
  cleanup()
  await visit(path)
  expect(await (await reviewForm()).findByDisplayValue('Three good ones.')).toBeTruthy()
  expect((await reviewForm()).getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true)
})
