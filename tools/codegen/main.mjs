// @ts-check
// npm run codegen: resolver types, hooks and typed documents. --watch repeats it at each save; --check only tells stale files.
// GraphQL Code Generator's own command names neither file nor line of a mistake in the schema.
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { generate, loadContext } from '@graphql-codegen/cli'
import { disableFragmentWarnings } from 'graphql-tag'
import { tsImport } from 'tsx/esm/api'
import { fail } from '../lib/fail.mjs'
import { root } from '../lib/run.mjs'

// Only these go through tsx: loading all of code generation with it takes a second longer.
/** @type {typeof import('./check-sources')} */
const { checkProject } = await tsImport('./check-sources.ts', import.meta.url)

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, watch: { type: 'boolean', default: false } },
})
/** @type {string[]} */
const written = []
const context = await loadContext()
context.updateConfig({
  silent: true,
  hooks: { afterOneFileWrite: [(/** @type {string} */ file) => void written.push(relative(root, file))] },
})
if (values.check) context.enableCheckMode()
// While watching, each run defines the same fragments again.
disableFragmentWarnings()

const run = async () => {
  try {
    checkProject(root)
    await generate(context)
  } catch (error) {
    console.error(`Nothing is generated:\n${error instanceof Error ? error.message : error}`)
    return false
  }
  const files = written.splice(0)
  if (files.length > 0) console.log(`Generated ${files.length > 6 ? `${files.length} files` : files.join(', ')}`)
  return true
}

const succeeded = await run()
if (values.watch) {
  /** @type {typeof import('../lib/watch-files')} */
  const { watchFiles } = await tsImport('../lib/watch-files.ts', import.meta.url)
  const isSource = (/** @type {string} */ file) => /^(schema|client|server)\/(?!generated\/).*\.graphql$/.test(file)
  await watchFiles(root, ['schema', 'client', 'server'], isSource, async () => void (await run()))
} else {
  if (!succeeded) process.exit(1)
  const stale = context.checkModeStaleFiles.map((file) => relative(root, file))
  if (stale.length > 0)
    fail('Generated code is not current: run `npm run codegen` and commit what it changes.', stale.join('\n'))
}
