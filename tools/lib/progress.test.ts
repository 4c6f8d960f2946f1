import { expect, test, vi } from 'vitest'
import { startProgress } from './progress.mjs'

test('prints how many test files are done, and a failure at once', () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { onLine, stop } = startProgress('unit tests')
  for (const line of [
    ' ✓ server/a.test.ts (3 tests) 20ms',
    '   ✓ a slow test 900ms',
    ' ❯ server/b.test.ts (1 test | 1 failed)',
  ])
    onLine(line)
  expect(log.mock.calls).toEqual([['  ❯ server/b.test.ts (1 test | 1 failed)']])
  vi.advanceTimersByTime(10_000)
  expect(log.mock.lastCall?.[0]).toContain('2 done, last: server/b.test.ts')
  stop()
  vi.useRealTimers()
})
