import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mockError, mockOperation, mockPending, requestsOf, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main, visit } from '../../testing/render-screen'
import { MarkReviewHelpfulDocument } from './review-footer.generated'
import { ReviewsDocument } from './reviews.generated'

/** Four of six reviews, and the other two after them. */
const pageAfter = (after: string | null | undefined) => ({
  reviews: {
    nodes: (after ? [5, 6] : [1, 2, 3, 4]).map((number) => ({ id: `rev-${number}`, text: `Review number ${number}.` })),
    pageInfo: { hasNextPage: !after, endCursor: 'rev-4' },
    totalCount: 6,
  },
})

test('reviews: a service shows them with their answers, and says that not all have a text', async () => {
  await visit('/service/srv-1502')
  expect(await main().findByText(/^Four pencil routes/)).toBeTruthy()
  for (const shown of ['Clara Whitfield', 'Answer from Tomás Vidal']) expect(main().getByText(shown)).toBeTruthy()
  expect(main().getByText(/Not all of them have a text\.$/)).toBeTruthy()
  expect(main().queryByRole('link', { name: 'Wordmark Drawn from Scratch' })).toBeNull()
})

test.each(['/company/usr-tomas-vidal', '/freelancers/usr-tomas-vidal'])(
  'reviews: %s names the listing of each one',
  async (path) => {
    await visit(path)
    const entry = within(assertFound((await main().findByText(/^Four pencil routes/)).closest('figure')))
    expect(entry.getByRole('link', { name: 'Wordmark Drawn from Scratch' }).getAttribute('href')).toBe(
      '/service/srv-1502',
    )
  },
)

test('reviews: More reviews appends a page and focuses its first entry; a failure keeps the list and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockOperation(ReviewsDocument, ({ after }) => pageAfter(after))
  await visit('/service/srv-1502')
  expect(await main().findByText('Showing 4 of 6 reviews')).toBeTruthy()
  const more = main().getByRole('button', { name: 'More reviews' })
  const endError = mockError(ReviewsDocument)
  await userEvent.click(more)
  expect(await main().findByText(/^The next ones could not be loaded/)).toBeTruthy()
  endError()
  await userEvent.click(main().getByRole('button', { name: 'Try again' }))
  expect((await main().findByText('Review number 5.')).closest('li')).toBe(document.activeElement)
  expect(main().getByText('Review number 4.')).toBeTruthy()
  expect(main().queryByRole('button', { name: 'More reviews' })).toBeNull()
  expect(requestsOf(ReviewsDocument).map(({ after }) => after)).toEqual([undefined, 'rev-4', 'rev-4'])
})

test('reviews: the page is shown while they load and when they fail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = mockPending(ReviewsDocument)
  const router = await visit('/service/srv-1502')
  expect((await main().findAllByText('101 reviews')).length).toBeGreaterThan(0)
  expect(main().queryByText(/^Four pencil routes/)).toBeNull()
  answer()
  expect(await main().findByText(/^Four pencil routes/)).toBeTruthy()
  mockError(ReviewsDocument)
  await act(async () => router.navigate('/service/srv-1501'))
  expect(await main().findByText('The reviews could not be loaded')).toBeTruthy()
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Logo Design in Three Directions')
})

test('reviews: a review that is not part of the rating says so', async () => {
  const published = { side: 'BUYER', publishedAt: '2026-11-02T12:00:00.000Z' } as const
  mockOperation(ReviewsDocument, () => ({
    reviews: {
      nodes: [
        { id: 'rev-1', ...published, counted: true, text: 'The first.' },
        { id: 'rev-2', ...published, counted: false, text: 'The second.' },
      ],
      totalCount: 2,
    },
  }))
  await visit('/service/srv-1502')
  const notes = await main().findAllByText('Not part of the rating')
  expect(notes.map((note) => note.closest('figure')?.textContent)).toEqual([expect.stringContaining('The second.')])
})

test('reviews: five bars show the ratings by stars, unless they are not known one by one', async () => {
  const router = await visit('/service/srv-1502')
  const bars = await main().findByRole('list', { name: 'Ratings by stars' })
  const rows = within(bars).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual([
    '5 stars',
    '4 stars',
    '3 stars',
    '2 stars',
    '1 star',
  ])
  const counts = rows.map(({ lastElementChild }) => Number(lastElementChild?.textContent))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(101)
  mockOperation(ReviewsDocument, { starCounts: [{ stars: 5, count: 1 }], reviews: { totalCount: 1 } })
  await act(async () => router.navigate('/service/srv-1501'))
  expect((await main().findAllByText('143 reviews')).length).toBeGreaterThan(0)
  expect(main().queryByRole('list', { name: 'Ratings by stars' })).toBeNull()
})

test('reviews: they are sorted by the chosen order', async () => {
  await visit('/company/com-keller-reports')
  await main().findByRole('list', { name: 'Ratings by stars' })
  await userEvent.selectOptions(main().getByLabelText('Sort by'), 'Lowest rating')
  expect(await main().findByText(/both examples are mechanical or business methods/)).toBeTruthy()
  expect(requestsOf(ReviewsDocument).map(({ sort }) => sort)).toEqual(['NEWEST', 'LOWEST'])
})

const helpfulReview = { id: 'rev-1', helpfulCount: 2, markedHelpful: false, author: { id: 'usr-1' } }

test('helpful: a signed-in visitor toggles the mark, and a refusal takes it back', async () => {
  await signedInAs('vendor')
  mockOperation(ReviewsDocument, { reviews: { nodes: [helpfulReview], totalCount: 1 } })
  const review = { id: 'rev-1', helpfulCount: 3, markedHelpful: true }
  mockOperation(MarkReviewHelpfulDocument, { markReviewHelpful: { __typename: 'ReviewMarked', review } })
  await visit('/service/srv-1502')
  const button = await main().findByRole('button', { name: 'Helpful' })
  await userEvent.click(button)
  expect(await main().findByText('3 people found this helpful')).toBeTruthy()
  expect(button.getAttribute('aria-pressed')).toBe('true')
  const refusal = { __typename: 'TooManyAttempts', message: 'Too many attempts.' } as const
  mockOperation(MarkReviewHelpfulDocument, { markReviewHelpful: refusal })
  await userEvent.click(button)
  expect((await main().findByRole('alert')).textContent).toBe('Too many attempts.')
  expect(button.getAttribute('aria-pressed')).toBe('true')
})

test('helpful: links work while the answer is awaited', async () => {
  await signedInAs('vendor')
  mockOperation(ReviewsDocument, { reviews: { nodes: [helpfulReview], totalCount: 1 } })
  const router = await visit('/service/srv-1502')
  const answer = mockPending(MarkReviewHelpfulDocument)
  await userEvent.click(await main().findByRole('button', { name: 'Helpful' }))
  await act(() => router.navigate('/about'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Marque')
  answer()
})

test('helpful: signed out it leads to the sign-in, and the author sees the count alone', async () => {
  mockOperation(ReviewsDocument, {
    reviews: { nodes: [{ ...helpfulReview, author: { id: 'usr-clara-whitfield' } }], totalCount: 1 },
  })
  await visit('/service/srv-1502')
  const link = await main().findByRole('link', { name: 'Helpful?' })
  expect(link.getAttribute('href')).toBe('/login?next=%2Fservice%2Fsrv-1502')
  await act(() => signedInAs('customer'))
  expect(await main().findByText('2 people found this helpful')).toBeTruthy()
  expect(main().queryByRole('button', { name: 'Helpful' })).toBeNull()
})

test('helpful: after a sign-in the own marks are shown', async () => {
  const reviews = (markedHelpful: boolean) => ({ nodes: [{ ...helpfulReview, markedHelpful }], totalCount: 1 })
  mockOperation(ReviewsDocument, { reviews: reviews(false) })
  await visit('/service/srv-1502')
  await main().findByRole('link', { name: 'Helpful?' })
  mockOperation(ReviewsDocument, { reviews: reviews(true) })
  await act(() => signedInAs('vendor'))
  expect(await main().findByRole('button', { name: 'Helpful', pressed: true })).toBeTruthy()
})
