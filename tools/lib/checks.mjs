// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt, isDemoBuilt } from './is-built.mjs'
import { npm, root, run, tool } from './run.mjs'

/** @typedef {{ passed: number, failed: number, output: string, note?: string }} Result note: printed if it passed */
/** @typedef {{ changed: boolean, onLine: (line: string) => void }} Options changed: only tests that import a changed file */
/** @typedef {{ name: string, title: string, check: (folder: string, options: Options) => Promise<Result> }} Check folder: temporary, for reports */

/**
 * Counts a command as one test.
 * @param {{ ok: boolean, output: string }} finished
 * @returns {Result}
 */
const singleResult = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })

/**
 * Counts the tests of a report; a command that fails counts as a failure even if no test failed.
 * @template Report
 * @param {{ ok: boolean, output: string }} finished
 * @param {string} report
 * @param {(report: Report) => [passed: number, failed: number]} count
 * @returns {Result}
 */
const reportResult = ({ ok, output }, report, count) => {
  const [passed, failed] = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0]
  return { passed, failed: ok ? failed : Math.max(failed, 1), output }
}

const checkGenerated = async () => {
  const { ok, output } = await run([process.execPath, join(root, 'tools/codegen/main.mjs'), '--check'])
  const orphans = ['client', 'server'].flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => file.endsWith('.generated.ts') && !files.includes(file.replace(/\.generated\.ts$/, '.graphql')))
      .map((file) => `${folder}/${file}`)
  })
  const advice = orphans.map((file) => `${file} has no .graphql file beside it: delete it.`)
  return singleResult({ ok: ok && !advice.length, output: [output, ...advice].join('\n') })
}

const checkSchema = async () => {
  const { ok, output } = await run(tool('tsx', 'tools/impact/main.ts', 'check'))
  return { ...singleResult({ ok, output }), note: ok ? output.trim() : '' }
}

/** Most objects of a test die with it, and most code runs too briefly to be worth more than its first compilation. */
const shortLived = ['--max-semi-space-size=64', '--always-sparkplug']

const unusedDocuments = [process.execPath, join(root, 'tools/unused-documents.mjs')]

const build = async () => singleResult(isBuilt() ? { ok: true, output: '' } : await run(npm('run', 'build')))

const buildDemo = async () =>
  singleResult(isDemoBuilt() ? { ok: true, output: '' } : await run(npm('run', 'build:demo')))

/** @type {Check[]} Run two at a time. */
export const cheap = [
  { name: 'build', title: 'build and size limits', check: build },
  { name: 'demo', title: 'build and size limit of the demonstration', check: buildDemo },
  { name: 'codegen', title: 'generated code is current', check: checkGenerated },
  { name: 'types', title: 'types', check: async () => singleResult(await run(npm('run', 'types'))) },
  { name: 'lint', title: 'lint', check: async () => singleResult(await run(tool('@biomejs/biome', 'check'))) },
  { name: 'templates', title: 'lint of template literals', check: async () => singleResult(await run(tool('oxlint'))) },
  {
    name: 'graphql',
    title: 'lint of schema and operations',
    check: async () => singleResult(await run(tool('eslint'))),
  },
  { name: 'schema', title: 'breaking changes of the schema', check: checkSchema },
  { name: 'knip', title: 'dead code', check: async () => singleResult(await run(tool('knip'))) },
  { name: 'documents', title: 'unused documents', check: async () => singleResult(await run(unusedDocuments)) },
]

/** @type {Check[]} Run one at a time: each uses all cores. */
export const heavy = [
  {
    name: 'vitest',
    title: 'unit, operation and component tests',
    check: async (folder, { changed, onLine }) => {
      const report = join(folder, 'vitest.json')
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const options = [...reporters, ...(changed ? ['--changed'] : [])]
      const [node = '', ...vitest] = tool('vitest', 'run', ...options)
      const finished = await run([node, ...shortLived, ...vitest], { limit: 2400, onLine })
      /** @type {(report: { numPassedTests: number, numFailedTests: number }) => [number, number]} */
      const count = ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]
      return reportResult(finished, report, count)
    },
  },
  {
    name: 'browser',
    title: 'browser tests',
    check: async (folder, { onLine }) => {
      const built = await build()
      if (built.failed) return built
      const demo = await buildDemo()
      if (demo.failed) return demo
      const report = join(folder, 'playwright.json')
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const finished = await run(tool('@playwright/test', 'test', '--reporter=list,json'), { env, limit: 2400, onLine })
      /** @type {(report: { stats: Record<'expected' | 'unexpected' | 'flaky', number> }) => [number, number]} */
      const count = ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]
      return reportResult(finished, report, count)
    },
  },
]
