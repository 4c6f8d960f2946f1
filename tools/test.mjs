// @ts-check
// npm test: runs every check, also after one has failed. --only=types,vitest runs some. --changed runs the cheap checks, the
// tests that import a file changed since the last commit, and the browser tests if the site itself changed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { affectsBrowserTests, changedFiles } from './lib/changed-files.mjs'
import { cheap, heavy } from './lib/checks.mjs'
import { fail } from './lib/fail.mjs'
import { root } from './lib/run.mjs'
import { finishedTests, startProgress } from './lib/test-report.mjs'

process.chdir(root)
// With a shell's NODE_ENV=production React has no `act`, which component tests need.
delete process.env.NODE_ENV

const { only: onlyOption, changed } = parseArgs({
  options: { only: { type: 'string' }, changed: { type: 'boolean', default: false } },
}).values
const names = [...cheap, ...heavy].map(({ name }) => name)
const only = onlyOption?.split(',')
const unknown = only?.find((name) => !names.includes(name))
if (unknown !== undefined) fail(`There is no check '${unknown}'. There are: ${names.join(', ')}.`)
const skipped = changed && !(await changedFiles()).some(affectsBrowserTests) ? ['browser'] : []
const isSelected = (/** @type {string} */ name) => (only?.includes(name) ?? true) && !skipped.includes(name)

const started = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'marque-test-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const total = { passed: 0, failed: 0 }

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** @param {import('./lib/checks.mjs').Check} check */
const report = async ({ title, check }) => {
  const since = performance.now()
  const progress = startProgress(title)
  const { passed, failed, output, note } = await check(folder, { changed, onLine: progress.onLine })
  progress.stop()
  total.passed += passed
  total.failed += failed
  const count = passed + failed > 1 ? `${passed} of ${passed + failed}` : (note ?? '')
  const time = seconds(performance.now() - since).padStart(7)
  console.log(`${failed ? '✗' : '✓'} ${title.padEnd(38)}${time}  ${count}`.trimEnd())
  if (failed) console.log(`\n${output.trim()}\n`)
}

/**
 * @param {import('./lib/checks.mjs').Check[]} checks
 * @param {number} concurrency
 */
const runAll = async (checks, concurrency) => {
  const queue = checks.filter(({ name }) => isSelected(name))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await report(next)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

await runAll(cheap, 2)
await runAll(heavy, 1)
if (skipped.length > 0) console.log('- browser tests are skipped: no change affects them.')

/** @param {string} heading @param {ReturnType<typeof finishedTests>} tests */
const list = (heading, tests, withProblems = true) => {
  if (tests.length > 0) console.log(`\n${heading}:`)
  for (const { name, ms, problem } of tests) {
    console.log(`${seconds(ms).padStart(9)}  ${name}`)
    if (withProblems) console.log(problem.replace(/^/gm, ' '.repeat(13)))
  }
}
const tests = finishedTests(folder)
list('The slowest tests', tests.slice(0, 10), false)
list(
  'The tests that failed',
  tests.filter(({ failed }) => failed),
)
list(
  'The tests that passed at the second attempt only',
  tests.filter(({ retried }) => retried),
)
console.log(`\nIn ${seconds(performance.now() - started)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
