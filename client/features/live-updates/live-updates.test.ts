import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client'
import { Observable, type Subscriber } from 'rxjs'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from '../../apollo/browser-client'
import type { LiveEventKind } from '../../generated/schema'
import type { LiveEventsSubscription } from './live-events.generated'
import { subscribeToLiveUpdates } from './live-updates'

type Result = ApolloClient.SubscribeResult<LiveEventsSubscription>

const createSubscription = (after: unknown, subscriber: Subscriber<Result>) => ({
  after,
  isOpen: () => !subscriber.closed,
  send: (kind: LiveEventKind, sequence = 1) =>
    subscriber.next({ data: { liveEvents: { __typename: 'LiveEvent', kind, subjectId: null, sequence } } }),
  lose: () => subscriber.error(new Error('Connection closed')),
  complete: () => subscriber.complete(),
  refuse: () => {
    subscriber.next({ data: undefined, error: new Error('An account has at most 30 open subscriptions.') })
    subscriber.complete()
  },
})

/** All subscriptions, newest last. The test plays the server. */
const subscriptions: ReturnType<typeof createSubscription>[] = []

const createClient = () => {
  const client = createBrowserClient('/graphql')
  vi.spyOn(client, 'subscribe').mockImplementation(({ variables }) => {
    const observable = new Observable<Result>((subscriber) => {
      subscriptions.push(createSubscription(variables?.after, subscriber))
    })
    return Object.assign(observable, { restart: () => {} })
  })
  return client
}

let client: ApolloClient
const newest = () => {
  const subscription = subscriptions.at(-1)
  if (!subscription) throw new Error('Nothing subscribed')
  return subscription
}

const refetch = vi.fn(async () => {})
const stops: (() => void)[] = []
const seconds = async (count: number) => {
  vi.advanceTimersByTime(count * 1_000)
  await vi.dynamicImportSettled()
}
const listen = async (listener: () => Promise<unknown> = refetch) => {
  const stop = subscribeToLiveUpdates(client, listener)
  stops.push(stop)
  await seconds(2)
  return stop
}
const hide = async (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.dynamicImportSettled()
}

beforeAll(() => import('./live-events'))
beforeEach(() => {
  vi.useFakeTimers()
  client = createClient()
  subscriptions.length = 0
  refetch.mockClear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('live updates: one subscription serves all listeners, and events at the same time cause one refetch', async () => {
  const other = vi.fn(async () => {})
  await listen()
  await listen(other)
  expect(subscriptions).toHaveLength(1)
  newest().send('READY')
  newest().send('MESSAGE', 2)
  newest().send('NOTIFICATION', 3)
  await seconds(1)
  expect([refetch.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
  await seconds(60)
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('live updates: an event during a refetch causes another one after it', async () => {
  let answer = () => {}
  const firstAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await listen()
  refetch.mockReturnValueOnce(firstAnswer)
  newest().send('READY')
  await seconds(1)
  newest().send('MESSAGE', 2)
  newest().send('MESSAGE', 3)
  await seconds(1)
  expect(refetch).toHaveBeenCalledTimes(1)
  answer()
  await seconds(1)
  expect(refetch).toHaveBeenCalledTimes(2)
})

test('live updates: a refetch that fails is repeated', async () => {
  await listen()
  refetch.mockRejectedValueOnce(new Error('The server is busy.'))
  newest().send('READY', 5)
  await seconds(1)
  await seconds(4)
  expect(subscriptions.map(({ after }) => after)).toEqual([null, null])
  newest().send('READY', 5)
  await seconds(60)
  expect([refetch.mock.calls.length, subscriptions.length]).toEqual([2, 2])
})

test('live updates: a refetch that fails since the account is refused is not repeated', async () => {
  await listen()
  const errors = [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }]
  refetch.mockRejectedValueOnce(new CombinedGraphQLErrors({ errors }))
  newest().send('READY', 5)
  await seconds(1)
  await seconds(60)
  expect([refetch.mock.calls.length, subscriptions.length]).toEqual([1, 1])
})

test('live updates: a page that was hidden right after an event refetches when it is shown', async () => {
  await listen()
  newest().send('MESSAGE', 8)
  await hide(true)
  await hide(false)
  expect(subscriptions.map(({ after }) => after)).toEqual([null, null])
})

test('live updates: polling replaces a lost connection within five seconds', async () => {
  await listen()
  newest().send('RESUMED')
  newest().lose()
  await seconds(5)
  expect(refetch).toHaveBeenCalledTimes(1)
  expect(subscriptions).toHaveLength(1)
  await seconds(4)
  expect(refetch).toHaveBeenCalledTimes(2)
})

test('live updates: a lost subscription resumes after its last event, and polling ends', async () => {
  await listen()
  expect(newest().after).toBeNull()
  newest().send('READY', 6)
  newest().send('MESSAGE', 7)
  newest().lose()
  await seconds(11)
  expect(subscriptions.map(({ after }) => after)).toEqual([null, 7])
  refetch.mockClear()
  newest().send('RESUMED', 7)
  await seconds(60)
  expect(refetch).not.toHaveBeenCalled()
  newest().send('MESSAGE', 8)
  await seconds(1)
  expect(refetch).toHaveBeenCalledTimes(1)
})

test.each(['lose', 'complete', 'refuse'] as const)(
  'live updates: after %s the page polls and subscribes again',
  async (end) => {
    await listen()
    newest()[end]()
    await seconds(9)
    expect(subscriptions).toHaveLength(1)
    expect(refetch).toHaveBeenCalledTimes(2)
    await seconds(2)
    expect(subscriptions).toHaveLength(2)
    newest()[end]()
    await seconds(11)
    expect(subscriptions).toHaveLength(3)
    newest().send('RESUMED')
    refetch.mockClear()
    await seconds(60)
    expect(refetch).not.toHaveBeenCalled()
    expect(subscriptions).toHaveLength(3)
  },
)

test('live updates: the page polls where the client of the protocol fails to load, and tries again', async () => {
  vi.spyOn(client, 'setLink').mockImplementationOnce(() => {
    throw new Error('Failed to fetch')
  })
  await listen()
  expect(subscriptions).toHaveLength(0)
  await seconds(9)
  expect(refetch).toHaveBeenCalledTimes(2)
  await seconds(2)
  expect(subscriptions).toHaveLength(1)
})

test('live updates: a network that comes back, as after sleep, is used at once', async () => {
  await listen()
  const before = newest()
  before.send('READY', 4)
  await seconds(1)
  window.dispatchEvent(new Event('online'))
  await vi.dynamicImportSettled()
  expect(before.isOpen()).toBe(false)
  expect(subscriptions.map(({ after }) => after)).toEqual([null, 4])
})

test('live updates: a hidden page neither subscribes nor polls', async () => {
  await listen()
  const before = newest()
  before.send('RESUMED')
  await hide(true)
  expect(before.isOpen()).toBe(false)
  await seconds(60)
  expect([refetch.mock.calls.length, subscriptions.length]).toEqual([0, 1])
  await hide(false)
  expect(subscriptions).toHaveLength(2)
  newest().lose()
  await hide(true)
  await seconds(60)
  expect([refetch.mock.calls.length, subscriptions.length]).toEqual([0, 2])
})

test('live updates: the subscription ends with the last listener, which is not called any more', async () => {
  const first = await listen()
  const second = await listen(async () => {})
  first()
  expect(newest().isOpen()).toBe(true)
  newest().send('MESSAGE', 9)
  second()
  expect(newest().isOpen()).toBe(false)
  await seconds(60)
  expect(refetch).not.toHaveBeenCalled()
  // Somebody else may have signed in.
  await listen()
  expect(newest().after).toBeNull()
})
