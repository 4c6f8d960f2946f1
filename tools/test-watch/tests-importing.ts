import type { Files } from '../lib/files'
import { importersOf, importGraphOf } from '../lib/import-graph'
import { isBoundaryIn, isTest, isTestCode } from '../lib/source-layout'

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
