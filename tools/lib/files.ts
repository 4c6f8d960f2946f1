import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** File contents by path from the root, with forward slashes. */
export type Files = ReadonlyMap<string, string>

/** Empty for a broken symlink, as editors create them, and for a file deleted since the folder was read. */
const entryOf = (root: string, file: string): [string, string][] => {
  try {
    return [[file, readFileSync(join(root, file), 'utf8')]]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

export const filesIn = (root: string, folder: string, pattern: RegExp): [string, string][] => {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file))
    .sort()
    .flatMap((file) => entryOf(root, file))
}

const schemaFile = /^schema\/(?!generated\/).+\.graphql$/

export const isSchemaFile = (path: string) => schemaFile.test(path)

export const schemaFiles = (root: string): Files => new Map(filesIn(root, 'schema', schemaFile))

/** Files that can depend on the schema. */
export const codeFiles = (root: string): Files =>
  new Map([
    ...filesIn(root, 'client', /\.(graphql|tsx?)$/),
    ...filesIn(
      root,
      'server',
      /(\.graphql|(\.resolvers|\.test|\.generated|^server\/testing\/[\w-]+|\/database\/.*tables.*)\.ts)$/,
    ),
    ...entryOf(root, 'codegen.ts'),
  ])

/** Files that tests can depend on. */
export const sourceFiles = (root: string): Files =>
  new Map(
    // Not all of `bench`, which has packages of its own.
    ['artwork', 'bench/lib', 'client', 'demo', 'server', 'fixtures', 'tools'].flatMap((folder) =>
      filesIn(root, folder, /\.(tsx?|mjs|graphql)$/),
    ),
  )
