// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

/**
 * Prints the progress of a check every 10 seconds, and its failures at once. Parses the lists of Vitest and Playwright.
 * @param {string} title
 */
export const startProgress = (title) => {
  const started = performance.now()
  let done = 0
  let last = ''
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`  ${title}: ${seconds} s${done ? `, ${done} done, last: ${last}` : ''}`)
  }, 10_000)
  return {
    /** @param {string} text */
    onLine: (text) => {
      // Vitest indents the slow tests of a file by three spaces.
      const [, mark, rest = ''] = /^ {1,2}([✓✔✘×❯])\s+(.*)/.exec(stripVTControlCharacters(text)) ?? []
      if (!mark) return
      done += 1
      last = rest
      if (!'✓✔'.includes(mark)) console.log(`  ${mark} ${rest}`)
    },
    stop: () => clearInterval(timer),
  }
}

/**
 * @typedef {{ name: string, ms: number, failed: boolean, retried: boolean, problem: string }} FinishedTest
 * `retried`: passed at the second attempt; `problem`: the first lines of its error, or empty
 */
/** @typedef {{ duration: number, error?: { message?: string } }} PlaywrightResult */
/** @typedef {{ file: string, title: string, ok: boolean, tests: { results: PlaywrightResult[] }[] }} PlaywrightSpec */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The first lines of an error: the whole output of a long run may be lost, but for its end. */
const shortened = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
    .slice(0, 50)
    .join('\n')

/**
 * @param {PlaywrightSuite} suite
 * @returns {FinishedTest[]}
 */
const playwrightTests = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(playwrightTests),
  ...specs.map(({ file, title, ok, tests }) => {
    const results = tests.flatMap(({ results }) => results)
    return {
      name: `e2e/${file} > ${title}`,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
      failed: !ok,
      retried: ok && results.some(({ error }) => error),
      problem: shortened(results.find(({ error }) => error)?.error?.message),
    }
  }),
]

/**
 * The tests in the reports of Vitest and Playwright, the slowest one first.
 * @param {string} folder of the reports
 */
export const finishedTests = (folder) => {
  /** @typedef {{ fullName: string, status: string, duration?: number, failureMessages: string[] }} VitestResult */
  /** @type {{ testResults?: { name: string, assertionResults: VitestResult[] }[] }} */
  const { testResults = [] } = readReport(join(folder, 'vitest.json'))
  const vitestTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration = 0, failureMessages }) => ({
      name: `${relative(root, name)} > ${fullName}`,
      ms: duration,
      failed: status === 'failed',
      retried: false,
      problem: shortened(failureMessages[0]),
    })),
  )
  return [...vitestTests, ...playwrightTests(readReport(join(folder, 'playwright.json')))].sort((a, b) => b.ms - a.ms)
}
