import { expect, test, vi } from 'vitest'
import { folder, write } from '../testing/repository'
import { root } from './run.mjs'
import { slowestTests, startProgress } from './test-report.mjs'

test('startProgress: prints the number of finished test files, and a failure at once', () => {
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

test('slowestTests: lists the slowest tests of Vitest and Playwright first', () => {
  const reports = folder()
  expect(slowestTests(reports, 10)).toEqual([])
  const spec = { file: 'cart.spec.ts', title: 'buys', tests: [{ results: [{ duration: 500 }, { duration: 700 }] }] }
  write(reports, {
    'vitest.json': JSON.stringify({
      testResults: [
        {
          name: `${root}server/a.test.ts`,
          assertionResults: [
            { fullName: 'fast', duration: 1 },
            { fullName: 'slow', duration: 900 },
          ],
        },
      ],
    }),
    'playwright.json': JSON.stringify({ suites: [{ specs: [], suites: [{ specs: [spec] }] }] }),
  })
  expect(slowestTests(reports, 2)).toEqual([
    { name: 'server/a.test.ts > slow', ms: 900 },
    { name: 'e2e/cart.spec.ts > buys', ms: 700 },
  ])
})
