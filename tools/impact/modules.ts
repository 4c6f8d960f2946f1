import { posix } from 'node:path'
import { createFilter, parseSync } from 'vite'
import type { Files } from '../lib/files'

type Import = { file: string; names: string[] }
export type Module = { file: string; imports: Import[]; exports: string[] }
export type Modules = ReadonlyMap<string, Module>

/**
 * Which module imports which. By Vite's parser: TypeScript 7 offers its import graph only in an API it calls unstable, which
 * first opens every library (2 s). No path in this project needs more than its ending added.
 */
export const modulesOf = (files: Files): Modules =>
  new Map([...files].filter(([file]) => isModule(file)).map(([file, text]) => [file, moduleOf(file, text, files)]))

const isModule = (file: string) => /\.tsx?$/.test(file)

const moduleOf = (file: string, text: string, files: Files): Module => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const exported = staticExports.flatMap(({ entries }) => entries)
  const requests = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.map(({ importName, localName }) => importName.name ?? localName.value),
    })),
    ...exported.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ from: moduleRequest.value, names: importName.name ? [importName.name] : [] }] : [],
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({ from: text.slice(start + 1, end - 1), names: [] })),
  ]
  const imports = requests.flatMap(({ from, names }) => {
    const found = resolve(file, from, files)
    return found ? [{ file: found, names }] : []
  })
  return {
    file,
    imports: [...imports, ...globbed(file, text, files).map((found) => ({ file: found, names: [] }))],
    exports: exported.flatMap(({ exportName }) => exportName.name ?? []),
  }
}

const resolve = (importer: string, request: string, files: Files) => {
  if (!request.startsWith('.')) return
  const path = posix.join(posix.dirname(importer), request)
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => files.has(file))
}

/** What a module takes by a pattern. */
const globbed = (importer: string, text: string, files: Files) =>
  [...text.matchAll(/\bimport\.meta\.glob(?:<\w+>)?\(\s*'([^']+)'/g)].flatMap(([, pattern = '']) => {
    const isWanted = createFilter(posix.join(posix.dirname(importer), pattern), undefined, { resolve: false })
    return [...files.keys()].filter((file) => isWanted(file))
  })

/** Every module that leads to one of these, and they themselves; what `isEnd` names is reached, but not what is behind it. */
export const importersOf = (seeds: string[], modules: Modules, isEnd: (file: string) => boolean) => {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules.values())
    for (const { file: target } of imports) importers.set(target, [...(importers.get(target) ?? []), file])
  const reached = new Set(seeds)
  // A set hands out what is added while it is walked.
  for (const file of reached) if (!isEnd(file)) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}
