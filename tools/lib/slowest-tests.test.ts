import { expect, test } from 'vitest'
import { folder, write } from '../impact/testing/repository'
import { root } from './run.mjs'
import { slowestTests } from './slowest-tests.mjs'

test('the slowest tests of Vitest and Playwright come first', () => {
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
