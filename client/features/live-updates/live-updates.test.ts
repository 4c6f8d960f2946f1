import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEventKind } from '../../generated/schema'
import { subscribeToLiveUpdates } from './live-updates'

/** Stands where the network would: sends, refuses and ends subscriptions as a test says. */
const subscriptions: ReturnType<typeof createSubscription>[] = []
const createSubscription = (after: unknown, observer: { next: (result: ApolloLink.Result) => void } & Ending) => ({
  after,
  isOpen: true,
  send: (kind: LiveEventKind, sequence = 1) =>
    observer.next({ data: { liveEvents: { __typename: 'LiveEvent', kind, sequence } } }),
  lose: () => observer.error(new Error('Connection closed')),
  refuse: () => {
    observer.next({ errors: [{ message: 'Too many.' }] })
    observer.complete()
  },
  complete: () => observer.complete(),
})
interface Ending {
  error: (error: Error) => void
  complete: () => void
}
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const subscription = createSubscription(variables.after, observer)
        subscriptions.push(subscription)
        return () => {
          subscription.isOpen = false
        }
      }),
  ),
})
const newest = () => {
  const subscription = subscriptions.at(-1)
  if (!subscription) throw new Error('Nothing subscribed')
  return subscription
}

const refetch = vi.fn()
const stops: (() => void)[] = []
const listen = (listener: () => void = refetch) => {
  const stop = subscribeToLiveUpdates(client, listener)
  stops.push(stop)
  return stop
}
const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000)
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  subscriptions.length = 0
  refetch.mockClear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('live updates: one subscription serves all listeners, and events at the same time cause one refetch', () => {
  const other = vi.fn()
  listen()
  listen(other)
  expect(subscriptions).toHaveLength(1)
  newest().send('READY')
  newest().send('MESSAGE', 2)
  newest().send('NOTIFICATION', 3)
  seconds(1)
  expect([refetch.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
  seconds(60)
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('live updates: a lost connection is replaced by polling, within five seconds', () => {
  listen()
  newest().send('RESUMED')
  newest().lose()
  seconds(5)
  expect(refetch).toHaveBeenCalledTimes(1)
  expect(subscriptions).toHaveLength(1)
  seconds(4)
  expect(refetch).toHaveBeenCalledTimes(2)
})

test('live updates: a lost subscription resumes after its last event, and polling ends', () => {
  listen()
  expect(newest().after).toBeNull()
  newest().send('READY', 6)
  newest().send('MESSAGE', 7)
  newest().lose()
  seconds(11)
  expect(subscriptions.map(({ after }) => after)).toEqual([null, 7])
  refetch.mockClear()
  newest().send('RESUMED', 7)
  seconds(60)
  expect(refetch).not.toHaveBeenCalled()
  newest().send('MESSAGE', 8)
  seconds(1)
  expect(refetch).toHaveBeenCalledTimes(1)
})

test.each(['refuse', 'complete'] as const)(
  'live updates: when the server answers with %s, the page polls and tries again',
  (end) => {
    listen()
    newest()[end]()
    seconds(9)
    expect(subscriptions).toHaveLength(1)
    expect(refetch).toHaveBeenCalledTimes(2)
    seconds(2)
    expect(subscriptions).toHaveLength(2)
    newest()[end]()
    seconds(11)
    expect(subscriptions).toHaveLength(3)
    newest().send('RESUMED')
    refetch.mockClear()
    seconds(60)
    expect(refetch).not.toHaveBeenCalled()
    expect(subscriptions).toHaveLength(3)
  },
)

test('live updates: a network that comes back, as after sleep, is used at once', () => {
  listen()
  const before = newest()
  before.send('READY', 4)
  window.dispatchEvent(new Event('online'))
  expect(before.isOpen).toBe(false)
  expect(subscriptions.map(({ after }) => after)).toEqual([null, 4])
})

test('live updates: a hidden page has no subscription and does not poll', () => {
  listen()
  newest().lose()
  hide(true)
  expect(newest().isOpen).toBe(false)
  seconds(60)
  expect([refetch.mock.calls.length, subscriptions.length]).toEqual([0, 1])
  hide(false)
  expect(subscriptions).toHaveLength(2)
})

test('live updates: the subscription ends with the last listener, which is not called any more', () => {
  const first = listen()
  const second = listen(() => {})
  first()
  expect(newest().isOpen).toBe(true)
  newest().send('MESSAGE', 9)
  second()
  expect(newest().isOpen).toBe(false)
  seconds(60)
  expect(refetch).not.toHaveBeenCalled()
  // Somebody else may have signed in.
  listen()
  expect(newest().after).toBeNull()
})
