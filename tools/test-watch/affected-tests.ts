import { impactSince } from '../impact/impact'
import { type Files, sourceFiles } from '../lib/files'
import { importersOf, importGraphOf } from '../lib/import-graph'
import { isBoundaryIn, isTest, isTestCode } from '../lib/source-layout'

/** Leaves out what is generated from the schema: everything imports it, and the schema files tell what changed. */
export const isWatched = (file: string) =>
  /^(artwork|client|server|fixtures|tools|schema)\/(.*\/)?[^/.][^/]*\.(tsx?|mjs|graphql)$/.test(file) &&
  !/^(client|server|server\/testing|schema)\/generated\//.test(file)

/** The tests that a save affects; for the schema those that `npm run schema:impact` names. */
export const affectedTests = async (root: string, saved: string[]) => {
  const code = saved.filter((file) => !file.startsWith('schema/'))
  const impacts = code.length < saved.length ? await impactSince(root, 'HEAD') : []
  return [...new Set([...testsImporting(code, sourceFiles(root)), ...impacts.flatMap(({ tests }) => tests)])]
}

/**
 * The tests that a change of these files affects: those that import them, directly or not, and those in the folder of a screen
 * or module that does, because such tests reach it by a URL or through the schema.
 */
export const testsImporting = (changed: string[], files: Files) => {
  // A deleted file still has importers.
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
