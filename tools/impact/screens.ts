import { posix } from 'node:path'
import type { Files } from '../lib/files'
import { compare } from './changes'
import type { Touched } from './documents'
import { endsIn, isForTests, isTest, tablesIn } from './ends'
import { importersOf, type Modules } from './modules'

export type Screen = { id: string; path: string }
export type Hook = { name: string; file: string }

const generated = (file: string) => file.replace(/\.graphql$/, '.generated.ts')

const routesIn = (files: Files, tables: string[]): Screen[] =>
  tables.flatMap((table) =>
    [...(files.get(table) ?? '').matchAll(/\bscreen\(\s*'([^']+)',\s*'([^']+)'/g)].map(([, id = '', path = '']) => ({
      id,
      path,
    })),
  )

/** The part of the client that hangs on the touched documents, and on the generated types of the given names. */
export const clientReach = (touched: Touched[], typeNames: string[], files: Files, modules: Modules) => {
  const documents = touched.flatMap(({ file }) => [file, generated(file)])
  const types = [...modules.values()].filter(({ imports }) =>
    imports.some(
      ({ file, names }) => file === 'client/generated/schema.ts' && names.some((name) => typeNames.includes(name)),
    ),
  )
  const reached = importersOf([...documents, ...types.map(({ file }) => file)], modules, endsIn(modules))
  const screens = screensAmong(reached, files, modules)
  return { hooks: hooksOf(touched, modules), screens, tests: testsOf(touched, screens, reached, modules) }
}

/** Of the generated hooks those that something imports. */
const hooksOf = (touched: Touched[], modules: Modules): Hook[] => {
  const used = new Set([...modules.values()].flatMap(({ imports }) => imports.flatMap(({ names }) => names)))
  const hooks = touched.flatMap(({ file, kind, name }) => {
    const stem = new RegExp(`^use${name}[A-Z]`)
    const exports = kind === 'fragment' ? [] : (modules.get(generated(file))?.exports ?? [])
    return exports
      .filter((hook) => stem.test(hook) && used.has(hook))
      .map((hook) => ({ name: hook, file: generated(file) }))
  })
  return hooks.sort((a, b) => compare(a.name, b.name))
}

const screensAmong = (reached: ReadonlySet<string>, files: Files, modules: Modules): Screen[] => {
  const tables = tablesIn(modules)
  const shown = [...reached].filter((file) => modules.has(file) && !isForTests(file))
  const ids = new Set(shown.flatMap((file) => /^client\/screens\/([^/]+)\//.exec(file)?.[1] ?? []))
  const frames = tables.flatMap((table) =>
    (modules.get(table)?.imports ?? [])
      .filter(({ file, names }) => names.length > 0 && reached.has(file) && !file.startsWith('client/screens/'))
      .map(({ file }) => ({ id: posix.basename(file).replace(/\.tsx?$/, ''), path: `all of ${table}` })),
  )
  const routes = routesIn(files, tables)
  const unrouted = [...ids].filter((id) => !routes.some((route) => route.id === id)).map((id) => ({ id, path: '' }))
  return [...frames, ...[...routes.filter(({ id }) => ids.has(id)), ...unrouted].sort((a, b) => compare(a.id, b.id))]
}

const testsOf = (touched: Touched[], screens: Screen[], reached: ReadonlySet<string>, modules: Modules) => {
  const stems = touched.map(({ file }) => file.replace(/\.graphql$/, '.test.'))
  const folders = screens.map(({ id }) => `client/screens/${id}/`)
  return [...modules.keys()].filter(
    (file) => isTest(file) && (reached.has(file) || [...stems, ...folders].some((start) => file.startsWith(start))),
  )
}

/** Operations that the sandbox shows: those it writes out, and those of the client that it names or takes by a pattern. */
export const examplesAmong = (touched: Touched[], written: Touched[], files: Files, modules: Modules) => {
  const sandbox = [...modules.values()].filter(({ file }) => /^client\/sandbox\//.test(file) && !isTest(file))
  const takes = new Set(sandbox.flatMap(({ imports }) => imports.map(({ file }) => file)))
  const named = touched.filter(
    ({ kind, file, name }) =>
      kind !== 'fragment' &&
      !file.startsWith('client/sandbox/') &&
      (takes.has(file) ||
        sandbox.some((one) => new RegExp(`\\b${name}(Document)?\\b`).test(files.get(one.file) ?? ''))),
  )
  return [...new Set([...written, ...named].map(({ name }) => name))].filter(Boolean).sort(compare)
}
