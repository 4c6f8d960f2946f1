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
const { checkClient, checkProject, documentsOf } = await tsImport('./check-sources.ts', import.meta.url)
/** @type {typeof import('./saved-documents')} */
const { documentsToGenerate } = await tsImport('./saved-documents.ts', import.meta.url)
/** @type {typeof import('./row-types')} */
const { missingRowTypes } = await tsImport('./row-types.ts', import.meta.url)
/** @type {typeof import('./error-location')} */
const { errorLocation } = await tsImport('./error-location.ts', import.meta.url)

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, watch: { type: 'boolean', default: false } },
})
const context = await loadContext()
context.updateConfig({ silent: true })
// With --watch each run parses the same fragments again, and graphql-tag would warn of duplicates.
disableFragmentWarnings()

const { generates, schema: schemaPointers } = context.getConfig()
let isBroken = false

/** Shows a mistake in the sources. */
const tell = (/** @type {unknown} */ error) => {
  const message = error instanceof Error ? error.message : String(error)
  const mistake = { message, stack: '', ...errorLocation(root, message) }
  console.error(['Nothing is generated:', message, mistake.frame].filter(Boolean).join('\n'))
  // `npm run dev` shows it on open pages.
  process.send?.({ type: 'error', err: mistake })
}

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

/** @type {(outputs: typeof generates, schema?: typeof schemaPointers) => Promise<{ filename: string, content: string }[]>} */
const staleFiles = async (outputs, schema = schemaPointers) => {
  context.updateConfig({ generates: outputs, schema })
  return (await generate(context, false)).filter(isStale)
}

const outputs = Object.entries(generates)
const hasDocuments = (/** @type {typeof outputs[number]} */ [, output]) => 'documents' in output
/** Outputs of the schema alone come first: the server of `npm run dev` starts anew with them, while documents are generated. */
const parts = [outputs.filter((output) => !hasDocuments(output)), outputs.filter(hasDocuments)]

/** Passes the stale files of each part to `take`, if all sources are correct. */
const generateAll = async (/** @type {(files: { filename: string, content: string }[]) => void} */ take) => {
  checkProject(root)
  for (const part of parts) take(await staleFiles(Object.fromEntries(part)))
  const resolvers = generates['server/generated/resolvers.ts']
  const mappers = resolvers && 'config' in resolvers ? resolvers.config?.mappers : {}
  for (const advice of missingRowTypes(root, mappers)) console.warn(advice)
}

const namesOf = (/** @type {{ filename: string }[]} */ files) => files.map(({ filename }) => relative(root, filename))

/** Returns the number of files. */
const writeAll = (/** @type {{ filename: string, content: string }[]} */ files) => {
  files.forEach(write)
  const names = namesOf(files)
  if (names.length > 0) console.log(`Generated ${names.length > 6 ? `${names.length} files` : names.join(', ')}`)
  return names.length
}

/**
 * The schema, until a save changes it.
 * @type {import('graphql').GraphQLSchema | undefined}
 */
let schema

/** Generates the code of the saved documents first, which the open page waits for, then the outputs of all documents. */
const generateSaved = async (/** @type {string[]} */ saved) => {
  checkClient(root)
  schema ??= await context.loadSchema(schemaPointers ?? [])
  const { 'client/': output, ...others } = generates
  const part = documentsToGenerate(documentsOf(root, 'client'), saved)
  if (part.documents.length > 0) writeAll(await staleFiles({ 'client/': { ...output, ...part } }, schema))
  const ofAll = Object.entries(others).filter(
    ([, other]) => 'documents' in other && other.documents === output.documents,
  )
  writeAll(await staleFiles(Object.fromEntries(ofAll), schema))
}

/** Returns whether it succeeded. */
const update = async (/** @type {string[]} */ saved = []) => {
  try {
    // Saved documents of the client change nothing else, unless an earlier save is still to be generated.
    if (saved.length > 0 && saved.every((path) => path.startsWith('client/')) && !isBroken) await generateSaved(saved)
    else {
      schema = undefined
      let changed = 0
      await generateAll((files) => (changed += writeAll(files)))
      if (isBroken && changed === 0) console.log('In order again: generated code is current.')
    }
    if (isBroken) process.send?.({ type: 'custom', event: 'codegen:mended' })
    isBroken = false
    return true
  } catch (error) {
    tell(error)
    isBroken = true
    return false
  }
}

if (values.check) {
  /** @type {string[]} */
  const stale = []
  try {
    await generateAll((files) => stale.push(...namesOf(files)))
  } catch (error) {
    tell(error)
    process.exit(1)
  }
  if (stale.length > 0)
    fail('Generated code is not current: run `npm run codegen` and commit what it changes.', stale.join('\n'))
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
