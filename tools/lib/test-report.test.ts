import { expect, test, vi } from 'vitest'
import { folder, write } from '../testing/git-repository'
import { root } from './run.mjs'
import { finishedTests, startProgress } from './test-report.mjs'

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

test('finishedTests: lists the tests of Vitest and Playwright, the slowest first, with the first lines of an error', () => {
  const reports = folder()
  expect(finishedTests(reports)).toEqual([])
  const spec = {
    file: 'cart.spec.ts',
    title: 'buys',
    ok: false,
    tests: [
      { results: [{ duration: 500 }, { duration: 700, error: { message: '\u001b[31mError: no cart\u001b[39m' } }] },
    ],
  }
  const late = {
    ...spec,
    title: 'pays',
    ok: true,
    tests: [{ results: [{ duration: 800, error: {} }, { duration: 9 }] }],
  }
  write(reports, {
    'vitest.json': JSON.stringify({
      testResults: [
        {
          name: `${root}server/a.test.ts`,
          assertionResults: [
            {
              fullName: 'fast',
              status: 'failed',
              duration: 1,
              failureMessages: ['Error: two\n\n  at x (node_modules/y)'],
            },
            { fullName: 'slow', status: 'passed', duration: 900, failureMessages: [] },
          ],
        },
      ],
    }),
    'playwright.json': JSON.stringify({ suites: [{ specs: [], suites: [{ specs: [spec, late] }] }] }),
  })
  expect(finishedTests(reports)).toEqual([
    { name: 'server/a.test.ts > slow', ms: 900, failed: false, retried: false, problem: '' },
    { name: 'e2e/cart.spec.ts > pays', ms: 800, failed: false, retried: true, problem: '' },
    { name: 'e2e/cart.spec.ts > buys', ms: 700, failed: true, retried: false, problem: 'Error: no cart' },
    { name: 'server/a.test.ts > fast', ms: 1, failed: true, retried: false, problem: 'Error: two' },
  ])
})
