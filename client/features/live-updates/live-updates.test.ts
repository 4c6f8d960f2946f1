import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeEventSource } from '../../testing/fake-event-source'
import { subscribeToLiveUpdates } from './live-updates'

const news = vi.fn()
const stops: (() => void)[] = []
const listen = (listener: () => void = news) => {
  const stop = subscribeToLiveUpdates(listener)
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
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.made = []
  news.mockClear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('one stream tells everybody, and what comes in one breath once', () => {
  const other = vi.fn()
  listen()
  listen(other)
  expect(FakeEventSource.made).toHaveLength(1)
  FakeEventSource.newest().opens()
  FakeEventSource.newest().tells('message')
  FakeEventSource.newest().tells('notification')
  seconds(1)
  expect([news.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
  seconds(60)
  expect(news).toHaveBeenCalledTimes(1)
})

test('while the connection is broken the page asks, within five seconds of whatever happens', () => {
  listen()
  FakeEventSource.newest().opens()
  FakeEventSource.newest().breaks()
  seconds(5)
  expect(news).toHaveBeenCalledTimes(1)
  seconds(25)
  expect(news.mock.calls.length).toBeGreaterThanOrEqual(6)
  expect(FakeEventSource.made).toHaveLength(1)
})

test('once the browser has it back nothing is asked any more, and what was missed is told', () => {
  listen()
  FakeEventSource.newest().opens()
  FakeEventSource.newest().breaks()
  seconds(1)
  FakeEventSource.newest().opens()
  // The server tells what came since the event that the browser heard last.
  FakeEventSource.newest().tells('message')
  seconds(60)
  expect(news).toHaveBeenCalledTimes(1)
})

test('a stream that the server refuses is asked for again, and the page asks meanwhile', () => {
  listen()
  const refused = FakeEventSource.newest()
  refused.isRefused()
  seconds(29)
  expect(FakeEventSource.made).toHaveLength(1)
  expect(news.mock.calls.length).toBeGreaterThanOrEqual(5)
  seconds(2)
  expect(FakeEventSource.made).toHaveLength(2)
  FakeEventSource.newest().opens()
  news.mockClear()
  seconds(60)
  expect(news).not.toHaveBeenCalled()
  expect(FakeEventSource.made).toHaveLength(2)
})

test('a network that comes back, as after sleep, is used at once', () => {
  listen()
  const before = FakeEventSource.newest()
  before.opens()
  window.dispatchEvent(new Event('online'))
  expect(before.readyState).toBe(FakeEventSource.CLOSED)
  expect(FakeEventSource.made).toHaveLength(2)
})

test('a page that nobody sees has no stream and asks nothing; looked at again, it does', () => {
  listen()
  FakeEventSource.newest().breaks()
  hide(true)
  expect(FakeEventSource.newest().readyState).toBe(FakeEventSource.CLOSED)
  seconds(60)
  expect([news.mock.calls.length, FakeEventSource.made.length]).toEqual([0, 1])
  hide(false)
  expect(FakeEventSource.made).toHaveLength(2)
})

test('with the last listener the stream ends, and nothing is told late', () => {
  const first = listen()
  const second = listen(() => {})
  first()
  expect(FakeEventSource.newest().readyState).not.toBe(FakeEventSource.CLOSED)
  FakeEventSource.newest().tells('message')
  second()
  expect(FakeEventSource.newest().readyState).toBe(FakeEventSource.CLOSED)
  seconds(60)
  expect(news).not.toHaveBeenCalled()
})

test('a browser without streams asks', () => {
  vi.stubGlobal('EventSource', undefined)
  listen()
  seconds(5)
  expect(news).toHaveBeenCalledTimes(1)
})
