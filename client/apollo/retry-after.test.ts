import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { MarkNotificationsReadDocument } from '../features/notifications/notifications.generated'
import { JobsDocument } from '../screens/jobs/jobs.generated'
import { api, mockOperation } from '../testing/api'
import { createBrowserClient } from './browser-client'
import { retryAfter } from './retry-after'

const client = () => createBrowserClient('http://localhost/graphql')
const jobs = () => client().query({ query: JobsDocument, variables: { first: 24 } })

/** The server is busy for some requests. Zero seconds, so that the test does not wait. */
const mockBusy = (count: number, headers: Record<string, string> = { 'retry-after': '0' }) => {
  let left = count
  api.use(
    http.post('*/graphql', () => {
      left -= 1
      return left >= 0 ? new HttpResponse('Busy.', { status: 503, headers }) : undefined
    }),
  )
  return () => count - left
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('busy server: a query is asked again twice', async () => {
  mockOperation(JobsDocument, { jobs: { totalCount: 3 } })
  mockBusy(2)
  expect((await jobs()).data?.jobs).toBeTruthy()
})

test('busy server: a query fails after the second time', async () => {
  const count = mockBusy(10)
  await expect(jobs()).rejects.toThrow('503')
  expect(count()).toBe(3)
})

test('busy server: nothing is repeated without Retry-After, and a mutation never is', async () => {
  const withoutHeader = mockBusy(10, {})
  await expect(jobs()).rejects.toThrow('503')
  expect(withoutHeader()).toBe(1)
  const count = mockBusy(10)
  await expect(client().mutate({ mutation: MarkNotificationsReadDocument, variables: {} })).rejects.toThrow('503')
  expect(count()).toBe(1)
})

test.each([
  ['2', 2_000],
  ['60', 3_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 3_000],
])('busy server: Retry-After %j is a wait of %i ms', async (header, wait) => {
  vi.useFakeTimers()
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  const refused = new Response('Busy.', { status: 503, headers: { 'retry-after': header } })
  const retried = retryAfter(refused, 'http://localhost/graphql', { body: '{"query":"{ jobs }"}' })
  await vi.advanceTimersByTimeAsync(wait - 1)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch).toHaveBeenCalledOnce()
  expect(await retried).toHaveProperty('status', 200)
})
