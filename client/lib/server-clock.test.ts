import { afterEach, expect, test, vi } from 'vitest'
import { serverNow, setServerTime } from './server-clock'

afterEach(() => vi.useRealTimers())

test('server clock: the same time, reported once more from the cache, does not set it back', () => {
  vi.useFakeTimers()
  setServerTime('2026-12-01T12:00:00.000Z')
  vi.advanceTimersByTime(60_000)
  setServerTime('2026-12-01T12:00:00.000Z')
  expect(serverNow().toISOString()).toBe('2026-12-01T12:01:00.000Z')
})
