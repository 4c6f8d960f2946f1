import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles } from './files'
import { importGraphOf } from './import-graph'
import { root } from './run.mjs'
import { isTestCode } from './source-layout'

/** Without imports that end with compilation: `import type`, and braces that hold nothing but types. */
const valueImports = (file: string, text: string) => {
  const { staticImports, staticExports } = parseSync(file, text).module
  const statements = [...staticImports, ...staticExports]
  const kept = statements.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  return kept.map(({ start, end }) => text.slice(start, end)).join('\n')
}

/** The pairs of folders in `parent` whose files import values of each other. */
const pairsIn = (parent: string) => {
  const folderOf = (file: string) => /^\w+\/\w+\/([^/]+)\//.exec(file)?.[1]
  const files = [...sourceFiles(root)].filter(([file]) => file.startsWith(`${parent}/`) && /\.tsx?$/.test(file))
  const own = new Map(
    files.filter(([file]) => !isTestCode(file)).map(([file, text]) => [file, valueImports(file, text)]),
  )
  const arrows = [...importGraphOf(own).values()].flatMap(({ file, imports }) =>
    imports.map((target) => ({ from: folderOf(file), to: folderOf(target.file), file })),
  )
  return arrows
    .filter(({ from, to }) => from && to && from !== to)
    .filter(({ from, to }) => arrows.some((back) => back.from === to && back.to === from))
    .map(({ file, to }) => `${file} imports ${to}`)
}

test.each(['server/modules', 'client/features'])('imports: no two folders of %s import each other', (parent) => {
  expect(pairsIn(parent)).toEqual([])
})
