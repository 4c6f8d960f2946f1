import { type Files, isSchemaFile } from '../lib/files'
import { importersOf, importGraphOf } from '../lib/import-graph'
import { isBoundaryIn, isTest, isTestCode } from '../lib/source-layout'

/** The schema as its authors save it, and as code generation writes it for the tests. */
export const isSchema = (file: string) => isSchemaFile(file) || file === 'server/generated/schema.ts'

/** Code generated from the schema is left out: everything imports it, and a comparison of schemas tells what changed. */
export const isWatched = (file: string) =>
  isSchema(file) ||
  (/^(artwork|bench\/lib|client|demo|server|fixtures|tools)\/(.*\/)?[^/.][^/]*\.(tsx?|mjs|graphql)$/.test(file) &&
    !/^(client|server|server\/testing)\/generated\//.test(file))

/**
 * The tests that a change of these files affects: those that import them, directly or not, and those in the folder of a screen
 * or module that does, because they reach it by a URL or through the schema.
 */
export const testsImporting = (changed: string[], files: Files) => {
  // The graph also needs deleted files: they may still have importers.
  const graph = importGraphOf(new Map([...changed.map((file): [string, string] => [file, '']), ...files]))
  const isClientBoundary = isBoundaryIn(graph)
  const isBoundary = (file: string) =>
    isClientBoundary(file) || /^server\/(api\/schema|modules\/(index|container))\.ts$/.test(file)
  // A change of a boundary itself affects everything behind it.
  const isShared = (file: string) => isBoundary(file) || file.startsWith('client/testing/')
  const reached = new Set(
    changed.flatMap((file) => [
      ...importersOf([file, file.replace(/\.graphql$/, '.generated.ts')], graph, isShared(file) ? isTest : isBoundary),
    ]),
  )
  const folders = new Set([...reached].filter((file) => !isTestCode(file)).flatMap((file) => folderOf(file) ?? []))
  return [...files.keys()].filter((file) => isTest(file) && (reached.has(file) || folders.has(folderOf(file) ?? '')))
}

const folderOf = (file: string) => /^(client\/screens|server\/modules)\/[^/]+/.exec(file)?.[0]
