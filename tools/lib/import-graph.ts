import { posix } from 'node:path'
import { createFilter, parseSync } from 'vite'
import type { Files } from './files'

export type Module = { file: string; imports: { file: string; names: string[] }[] }
export type ImportGraph = ReadonlyMap<string, Module>

/** Built with Vite's parser, because TypeScript 7 has no stable API for it. Relative paths need only an extension added. */
export const importGraphOf = (files: Files): ImportGraph =>
  new Map(
    [...files].filter(([file]) => /\.tsx?$/.test(file)).map(([file, text]) => [file, readModule(file, text, files)]),
  )

const readModule = (file: string, text: string, files: Files): Module => {
  const imports = requestsIn(file, text).flatMap(({ path, names }) => {
    const found = resolve(file, path, files)
    return found ? [{ file: found, names }] : []
  })
  const globbed = filesMatchedByGlobs(file, text, files).map((match) => ({ file: match, names: [] }))
  return { file, imports: [...imports, ...globbed] }
}

type Request = { path: string; names: string[] }

/** By text: `npm run test:watch` builds the graph at every save, and parsing takes the longest. */
const parsed = new Map<string, Request[]>()

const requestsIn = (file: string, text: string) => {
  const requests = parsed.get(text) ?? parseRequests(file, text)
  parsed.set(text, requests)
  return requests
}

const parseRequests = (file: string, text: string): Request[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const exported = staticExports.flatMap(({ entries }) => entries)
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      path: moduleRequest.value,
      names: entries.map(({ importName, localName }) => importName.name ?? localName.value),
    })),
    ...exported.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ path: moduleRequest.value, names: importName.name ? [importName.name] : [] }] : [],
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({ path: text.slice(start + 1, end - 1), names: [] })),
  ]
}

const resolve = (importer: string, request: string, files: Files) => {
  if (!request.startsWith('.')) return
  const path = posix.join(posix.dirname(importer), request)
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => files.has(file))
}

const filesMatchedByGlobs = (importer: string, text: string, files: Files) =>
  [...text.matchAll(/\bimport\.meta\.glob(?:<\w+>)?\(\s*'([^']+)'/g)].flatMap(([, pattern = '']) => {
    const isMatch = createFilter(posix.join(posix.dirname(importer), pattern), undefined, { resolve: false })
    return [...files.keys()].filter((file) => isMatch(file))
  })

/** The given files and everything that imports them, directly or not; the importers of a boundary are left out. */
export const importersOf = (seeds: string[], graph: ImportGraph, isBoundary: (file: string) => boolean) => {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of graph.values())
    for (const { file: target } of imports) importers.set(target, [...(importers.get(target) ?? []), file])
  const reached = new Set(seeds)
  // A Set also iterates over entries that are added during the loop.
  for (const file of reached)
    if (!isBoundary(file)) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}
