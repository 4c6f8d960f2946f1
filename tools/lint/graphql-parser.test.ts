import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { root, run, tool } from '../lib/run.mjs'
import { folder, write } from '../testing/git-repository'

const project = {
  'eslint.config.js': `export { default } from ${JSON.stringify(pathToFileURL(join(root, 'eslint.config.js')))}`,
  '.graphqlrc.yml': readFileSync(join(root, '.graphqlrc.yml'), 'utf8'),
  'schema/page/page.graphql': `"Where a page ends."
type PageInfo {
  "True if more follow."
  hasNextPage: Boolean!
  "True if some precede."
  hasPreviousPage: Boolean!
  "The first position."
  startCursor: String
  "The last position."
  endCursor: String
}
`,
  'schema/shop.graphql': `"All queries."
type Query {
  "The page."
  page: PageInfo
}
`,
  'client/first.graphql': 'query First {\n  page {\n    endCursor\n  }\n}\n',
  'client/second.graphql': 'query Second {\n  page {\n    endCursor\n  }\n}\n',
  'server/third.graphql': 'query Third {\n  page {\n    endCursor\n  }\n}\n',
}

/** The lines that ESLint prints about a project in which one text of a file is replaced. */
const lint = async (file: keyof typeof project, before: string, after: string) => {
  const cwd = folder()
  write(cwd, { ...project, [file]: project[file].replace(before, after) })
  const { output } = await run(tool('eslint'), { cwd })
  const lines = stripVTControlCharacters(output).replaceAll(`${cwd}/`, '').split('\n')
  return lines.map((line) => line.trim().replace(/ {2,}/g, ' ')).filter((line) => line && !line.startsWith('✖'))
}

test.each([
  ['no mistake', 'schema/shop.graphql', '', '', []],
  [
    'an unknown type',
    'schema/shop.graphql',
    'PageInfo',
    'PageInf',
    ['schema/shop.graphql', expect.stringMatching(/^4:9 error .*Unknown type "PageInf"/)],
  ],
  [
    'a syntax error of the schema',
    'schema/shop.graphql',
    'type Query',
    'tpe Query',
    ['schema/shop.graphql', expect.stringContaining('Syntax Error')],
  ],
  [
    'a syntax error of an operation',
    'client/second.graphql',
    'page {',
    'page }',
    ['client/second.graphql', expect.stringMatching(/^3:4 error .*Syntax Error/)],
  ],
  [
    'an unknown fragment',
    'client/first.graphql',
    'endCursor',
    '...Cursor_page',
    ['client/first.graphql', expect.stringContaining('Unknown fragment "Cursor_page"')],
  ],
] as const)(
  'lint of GraphQL: %s is reported once, in its file',
  { timeout: 60_000 },
  async (_name, file, before, after, lines) => {
    expect(await lint(file, before, after)).toEqual(lines)
  },
)
