import { posix } from 'node:path'
import type { Files } from '../lib/files'
import { type ImportGraph, importersOf } from '../lib/import-graph'
import { isBoundaryIn, isSandbox, isTest, isTestCode, routeTables } from '../lib/source-layout'
import type { AffectedDocument } from './document-usage'
import { compare } from './schema-changes'

type Screen = { id: string; path: string }
type Hook = { name: string; file: string }
export type Dependents = { hooks: Hook[]; screens: Screen[]; tests: string[] }

const generatedFile = (file: string) => file.replace(/\.graphql$/, '.generated.ts')

/**
 * The hooks, screens and tests that depend on the affected documents.
 * @param typeNames types whose generated types are affected too
 * @param modules files with affected GraphQL in their strings
 */
export const dependentsOf = (
  documents: AffectedDocument[],
  typeNames: string[],
  modules: string[],
  files: Files,
  graph: ImportGraph,
): Dependents => {
  const typeImporters = [...graph.values()].filter(({ imports }) =>
    imports.some(
      ({ file, names }) => file === 'client/generated/schema.ts' && names.some((name) => typeNames.includes(name)),
    ),
  )
  const seeds = documents.flatMap(({ file }) => [file, generatedFile(file)])
  seeds.push(...typeImporters.map(({ file }) => file), ...modules)
  const reached = importersOf(seeds, graph, isBoundaryIn(graph))
  const screens = screensAmong(reached, files, graph)
  const documentTests = documents.map(({ file }) => file.replace(/\.graphql$/, '.test.'))
  const screenFolders = screens.map(({ id }) => `client/screens/${id}/`)
  const isOwnTest = (file: string) => [...documentTests, ...screenFolders].some((prefix) => file.startsWith(prefix))
  const tests = [...graph.keys()].filter((file) => isTest(file) && (reached.has(file) || isOwnTest(file)))
  return { hooks: importedHooks(documents, graph), screens, tests: tests.sort(compare) }
}

const importedHooks = (documents: AffectedDocument[], graph: ImportGraph): Hook[] => {
  const generated = new Set(documents.map(({ file }) => generatedFile(file)))
  const hooks = [...graph.values()]
    .flatMap(({ imports }) => imports.filter(({ file }) => generated.has(file)))
    .flatMap(({ file, names }) => names.filter((name) => /^use[A-Z]/.test(name)).map((name) => ({ name, file })))
  return [...new Map(hooks.map((hook) => [hook.name, hook])).values()].sort((a, b) => compare(a.name, b.name))
}

/** Screens, and the layouts around all screens of a route table. */
const screensAmong = (reached: ReadonlySet<string>, files: Files, graph: ImportGraph): Screen[] => {
  const tables = routeTables(graph)
  const layouts = tables.flatMap((table) =>
    (graph.get(table)?.imports ?? [])
      .filter(({ file, names }) => names.length > 0 && reached.has(file) && !file.startsWith('client/screens/'))
      .map(({ file }) => ({ id: posix.basename(file).replace(/\.tsx?$/, ''), path: `all of ${table}` })),
  )
  const routes = tables.flatMap((table) =>
    [...(files.get(table) ?? '').matchAll(/\bscreen\(\s*'([^']+)',\s*'([^']+)'/g)].map(([, id, path]) => ({
      id,
      path,
    })),
  )
  const ids = [...reached]
    .filter((file) => graph.has(file) && !isTestCode(file))
    .flatMap((file) => /^client\/screens\/([^/]+)\//.exec(file)?.[1] ?? [])
  const screens = [...new Set(ids)].sort(compare).flatMap((id) => {
    const paths = routes.filter((route) => route.id === id).map(({ path = '' }) => path)
    return (paths.length > 0 ? paths : ['']).map((path) => ({ id, path }))
  })
  return [...layouts, ...screens]
}

/** The names of operations that the sandbox shows: its own, and the client's that it names or imports by a glob. */
export const sandboxExamples = (documents: AffectedDocument[], files: Files, graph: ImportGraph) => {
  const sandbox = [...graph.values()].filter(({ file }) => isSandbox(file))
  const imported = new Set(sandbox.flatMap(({ imports }) => imports.map(({ file }) => file)))
  const isNamed = (name: string) =>
    sandbox.some(({ file }) => new RegExp(`\\b${name}(Document)?\\b`).test(files.get(file) ?? ''))
  const shown = documents.filter(
    ({ kind, file, name }) => kind !== 'fragment' && (isSandbox(file) || imported.has(file) || isNamed(name)),
  )
  return [...new Set(shown.map(({ name }) => name))].filter(Boolean).sort(compare)
}
