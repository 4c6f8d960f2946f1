// @ts-check
// npm run codegen: generates resolver types, hooks and typed documents. --watch repeats it at each save; --check writes
// nothing and fails on stale files. The errors of GraphQL Code Generator's own command name neither file nor line.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { generate, loadContext } from '@graphql-codegen/cli'
import { disableFragmentWarnings } from 'graphql-tag'
import { tsImport } from 'tsx/esm/api'
import { fail } from '../lib/fail.mjs'
import { root } from '../lib/run.mjs'

// Only these modules are loaded by tsx: loading the code generator with it takes a second longer.
/** @type {typeof import('./check-sources')} */
const { checkProject } = await tsImport('./check-sources.ts', import.meta.url)
/** @type {typeof import('./row-types')} */
const { missingRowTypes } = await tsImport('./row-types.ts', import.meta.url)
/** @type {typeof import('./mistake-place')} */
const { mistakePlace } = await tsImport('./mistake-place.ts', import.meta.url)

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, watch: { type: 'boolean', default: false } },
})
const context = await loadContext()
context.updateConfig({ silent: true })
// With --watch each run parses the same fragments again, and graphql-tag would warn of duplicates.
disableFragmentWarnings()

const { generates } = context.getConfig()
const ofClient = (/** @type {string} */ path) => path.startsWith('client/')
let isBroken = false

const isStale = (/** @type {{ filename: string, content: string }} */ { filename, content }) => {
  try {
    return readFileSync(filename, 'utf8') !== content
  } catch {
    return true
  }
}

/** By renaming, so that `npm run dev`, which loads a file as soon as it changes, never loads half of it. */
const write = (/** @type {{ filename: string, content: string }} */ { filename, content }) => {
  mkdirSync(dirname(filename), { recursive: true })
  writeFileSync(`${filename}.new`, content)
  renameSync(`${filename}.new`, filename)
}

/** The files that are to change, or undefined after it has told of a mistake in the sources. */
const staleFiles = async (/** @type {string[]} */ saved = []) => {
  try {
    checkProject(root)
    // Saved documents of the client change nothing else, unless an earlier save is still to be generated.
    const isPart = saved.length > 0 && saved.every(ofClient) && !isBroken
    const outputs = Object.entries(generates).filter(([path]) => !isPart || ofClient(path))
    context.updateConfig({ generates: Object.fromEntries(outputs) })
    /** @type {{ filename: string, content: string }[]} */
    const files = await generate(context, false)
    const { config } = Object(generates['server/generated/resolvers.ts'])
    for (const advice of missingRowTypes(root, config.mappers)) console.warn(advice)
    return files.filter(isStale)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const mistake = { message, stack: '', ...mistakePlace(root, message) }
    console.error(['Nothing is generated:', message, mistake.frame].filter(Boolean).join('\n'))
    // `npm run dev` shows it on open pages.
    process.send?.({ type: 'error', err: mistake })
    isBroken = true
  }
}

const namesOf = (/** @type {{ filename: string }[]} */ files) => files.map(({ filename }) => relative(root, filename))

const update = async (/** @type {string[]} */ saved = []) => {
  const stale = await staleFiles(saved)
  if (!stale) return false
  stale.forEach(write)
  const names = namesOf(stale)
  if (names.length > 0) console.log(`Generated ${names.length > 6 ? `${names.length} files` : names.join(', ')}`)
  else if (isBroken) console.log('In order again: generated code is current.')
  if (isBroken) process.send?.({ type: 'custom', event: 'codegen:mended' })
  isBroken = false
  return true
}

if (values.check) {
  const stale = await staleFiles()
  if (!stale) process.exit(1)
  if (stale.length > 0)
    fail('Generated code is not current: run `npm run codegen` and commit what it changes.', namesOf(stale).join('\n'))
} else if (values.watch) {
  process.once('disconnect', () => process.exit())
  /** @type {typeof import('../lib/watch-files')} */
  const { watchFiles } = await tsImport('../lib/watch-files.ts', import.meta.url)
  const isSource = (/** @type {string} */ file) =>
    /^(schema|client|server)\/(?!generated\/).*\.graphql$|^server\/(database\/tables\/|api\/parents\.ts|.*\.row\.ts)/.test(
      file,
    )
  // Watches before the first run, which takes seconds, so that it misses no save.
  let running = Promise.resolve(true)
  const runInTurn = (/** @type {string[]} */ saved = []) => (running = running.then(() => update(saved)))
  await watchFiles(root, ['schema', 'client', 'server'], isSource, async (saved) => void (await runInTurn(saved)))
  await runInTurn()
} else if (!(await update())) process.exit(1)
