import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts by their path from the root, with slashes: a project on disk, or one that a test makes up. */
export type Files = ReadonlyMap<string, string>

/** None where there is no file: a link into nowhere, as editors make them, or gone since the folder was read. */
const entryOf = (root: string, file: string): [string, string][] => {
  try {
    return [[file, readFileSync(join(root, file), 'utf8')]]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

export const filesIn = (root: string, folder: string, wanted: RegExp): [string, string][] => {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => wanted.test(file))
    .sort()
    .flatMap((file) => entryOf(root, file))
}

export const schemaFiles = (root: string): Files => new Map(filesIn(root, 'schema', /^schema\/[^/]+\.graphql$/))

/** What can hang on the schema. */
export const codeFiles = (root: string): Files =>
  new Map([
    ...filesIn(root, 'client', /\.(graphql|tsx?)$/),
    ...filesIn(root, 'server', /(\.resolvers|\.test|^server\/testing\/[\w-]+|\/database\/([\w-]+-)?tables)\.ts$/),
    ...entryOf(root, 'codegen.ts'),
  ])

/** All that tests can hang on. */
export const sourceFiles = (root: string): Files =>
  new Map(['client', 'server', 'fixtures', 'tools'].flatMap((folder) => filesIn(root, folder, /\.(tsx?|mjs|graphql)$/)))
