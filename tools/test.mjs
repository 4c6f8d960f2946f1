// @ts-check
// npm test: every check, going on after a failure. `npm test -- --only=types,vitest` picks some.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cheap, heavy } from './lib/checks.mjs'
import { fail, requireNode } from './lib/fail.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'

requireNode()
process.chdir(root)
// A shell's NODE_ENV=production would take away what tests need.
delete process.env.NODE_ENV
await install('all')

const names = [...cheap, ...heavy].map(({ name }) => name)
const only = process.argv
  .find((text) => text.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const unknown = only?.find((name) => !names.includes(name))
if (unknown !== undefined) fail(`There is no check '${unknown}'. There are: ${names.join(', ')}.`)

const started = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'marque-test-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const total = { passed: 0, failed: 0 }

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @param {import('./lib/checks.mjs').Check} check */
const report = async ({ title, check }) => {
  const since = performance.now()
  const { passed, failed, output } = await check(folder)
  total.passed += passed
  total.failed += failed
  const count = passed + failed > 1 ? `${passed} of ${passed + failed}` : ''
  console.log(`${failed ? '✗' : '✓'} ${title.padEnd(38)}${seconds(since).padStart(7)}  ${count}`.trimEnd())
  if (failed) console.log(`\n${output.trim()}\n`)
}

/**
 * @param {import('./lib/checks.mjs').Check[]} checks
 * @param {number} lanes how many at a time
 */
const runAll = async (checks, lanes) => {
  const queue = checks.filter(({ name }) => !only || only.includes(name))
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await report(next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

await runAll(cheap, 2)
await runAll(heavy, 1)
console.log(`\nIn ${seconds(started)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
