import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts by their path from the root, with slashes: a project on disk, or one that a test makes up. */
export type Files = ReadonlyMap<string, string>

export const filesIn = (root: string, folder: string, wanted: RegExp): [string, string][] => {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => wanted.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])
}

export const schemaFiles = (root: string): Files => new Map(filesIn(root, 'schema', /^schema\/[^/]+\.graphql$/))

/** What can hang on the schema. */
export const codeFiles = (root: string): Files =>
  new Map([
    ...filesIn(root, 'client', /\.(graphql|tsx?)$/),
    ...filesIn(root, 'server', /(\.resolvers|\.test|\/database\/([\w-]+-)?tables)\.ts$/),
    ...(existsSync(join(root, 'codegen.ts')) ? [codegen(root)] : []),
  ])

/** All that tests can hang on. */
export const sourceFiles = (root: string): Files =>
  new Map(['client', 'server', 'fixtures', 'tools'].flatMap((folder) => filesIn(root, folder, /\.(tsx?|mjs)$/)))

const codegen = (root: string): [string, string] => ['codegen.ts', readFileSync(join(root, 'codegen.ts'), 'utf8')]
