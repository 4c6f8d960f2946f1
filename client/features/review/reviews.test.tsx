import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { api, mockError, mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ReviewsDocument, type ReviewsQuery } from './reviews.generated'

const main = () => within(screen.getByRole('main'))

const page = (from: number, count: number, all: number): ReviewsQuery => ({
  reviews: {
    __typename: 'ReviewConnection',
    nodes: Array.from({ length: count }, (_, index) => ({
      __typename: 'Review',
      id: `rev-${from + index}`,
      rating: 4,
      text: `Review number ${from + index}.`,
      publishedAt: '2026-10-07T12:00:00.000Z',
      reply: null,
      repliedAt: null,
      author: { __typename: 'Profile', id: 'usr-1', name: 'Ada Stone' },
      listing: { __typename: 'Service', id: 'srv-1502', title: 'Wordmark Drawn from Scratch' },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: from + count <= all, endCursor: 'next' },
    totalCount: all,
    totalIsExact: true,
  },
})

test('a service shows its reviews with their answers, and how many have no text', async () => {
  await visit('/service/srv-1502')
  expect(await main().findByText(/^Four pencil routes/)).toBeTruthy()
  for (const shown of ['Clara Whitfield', 'Answer from Tomás Vidal']) expect(main().getByText(shown)).toBeTruthy()
  expect(main().getByText(/100 of them gave stars alone\.$/)).toBeTruthy()
  expect(main().queryByRole('link', { name: 'Wordmark Drawn from Scratch' })).toBeNull()
})

test.each(['/company/usr-tomas-vidal', '/freelancers/usr-tomas-vidal'])(
  '%s names the listing of each review',
  async (path) => {
    await visit(path)
    const entry = within((await main().findByText(/^Four pencil routes/)).closest('figure') ?? document.body)
    expect(entry.getByRole('link', { name: 'Wordmark Drawn from Scratch' }).getAttribute('href')).toBe(
      '/service/srv-1502',
    )
  },
)

test('More reviews appends a page and focuses its first entry; a failure keeps the list and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockOperation(ReviewsDocument, page(1, 4, 6))
  await visit('/service/srv-1502')
  expect(await main().findByText('Showing 4 of 6 reviews')).toBeTruthy()
  const more = main().getByRole('button', { name: 'More reviews' })
  mockError(ReviewsDocument)
  await userEvent.click(more)
  expect(await main().findByText(/^The next ones could not be loaded/)).toBeTruthy()
  api.resetHandlers()
  mockOperation(ReviewsDocument, page(5, 2, 6))
  await userEvent.click(main().getByRole('button', { name: 'Try again' }))
  expect((await main().findByText('Review number 5.')).closest('li')).toBe(document.activeElement)
  expect(main().getByText('Review number 4.')).toBeTruthy()
  expect(main().queryByRole('button', { name: 'More reviews' })).toBeNull()
})

test('the page is shown while the reviews load and when they fail', async () => {
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
