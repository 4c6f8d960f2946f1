// @ts-check
// npm run codegen: resolver types, hooks and typed documents. With --watch again at each save; with --check it writes nothing,
// and fails where something would be written.
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { generate, loadContext } from '@graphql-codegen/cli'
import watcher from '@parcel/watcher'
import { disableFragmentWarnings } from 'graphql-tag'
import { tsImport } from 'tsx/esm/api'
import { fail } from '../lib/fail.mjs'
import { root } from '../lib/run.mjs'

// This alone goes through tsx: all of code generation would take a second longer to load.
/** @type {typeof import('./check-sources')} */
const { checkProject } = await tsImport('./check-sources.ts', import.meta.url)

/** An editor writes a file in several steps. */
const pause = 100
/** More names than that nobody reads. */
const MOST_NAMED = 6
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, watch: { type: 'boolean', default: false } },
})

// A fragment that is generated again has the name that it had.
disableFragmentWarnings()
/** @type {string[]} */
const written = []
const context = await loadContext()
context.updateConfig({
  silent: true,
  hooks: { afterOneFileWrite: [(/** @type {string} */ file) => void written.push(file)] },
})
if (values.check) context.enableCheckMode()

/** What went wrong, or undefined. */
const attempt = async () => {
  try {
    checkProject(root)
    await generate(context)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** @param {string | undefined} problem */
const report = (problem) => {
  const files = written.splice(0).map((file) => relative(root, file))
  if (problem) console.error(`Nothing is generated:\n${problem}`)
  else if (files.length > 0)
    console.log(`Generated ${files.length > MOST_NAMED ? `${files.length} files` : files.join(', ')}`)
}

const problem = await attempt()
report(problem)
if (!values.watch) {
  if (problem) process.exit(1)
  const stale = context.checkModeStaleFiles.map((file) => relative(root, file))
  if (stale.length > 0)
    fail('Generated code is not current: run `npm run codegen` and commit what it changes.', stale.join('\n'))
} else {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let running = Promise.resolve()
  const look = () => {
    // One after another: what is saved meanwhile is generated afterwards.
    running = running.then(attempt).then(report)
  }
  /** @type {watcher.SubscribeCallback} */
  const onSave = (error, events) => {
    if (error) console.error(error.message)
    if (!events.some(({ path }) => path.endsWith('.graphql'))) return
    clearTimeout(timer)
    timer = setTimeout(look, pause)
  }
  for (const folder of ['schema', 'client']) await watcher.subscribe(`${root}/${folder}`, onSave)
}
