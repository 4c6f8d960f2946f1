import { expect, test } from 'vitest'
import { schemaFiles } from '../lib/files'
import { commit, folder, git, repository, write } from '../testing/git-repository'
import { schemaAt } from './schema-at-commit'

const first = 'type Query { a: Int }\n'
const second = 'type Query { b: Int }\n'

test('schemaAt: reads the schema of a commit, not the edited one', async () => {
  const root = repository({
    'schema/a.graphql': first,
    'schema/account/b.graphql': 'scalar URL',
    'schema/generated/schema.graphql': first,
    'schema/notes.md': 'Not this.',
  })
  write(root, { 'schema/a.graphql': second, 'schema/new.graphql': 'scalar Date' })
  expect(await schemaAt(root, 'HEAD')).toEqual(
    new Map([
      ['schema/a.graphql', first],
      ['schema/account/b.graphql', 'scalar URL'],
    ]),
  )
  expect([...schemaFiles(root).keys()]).toEqual(['schema/a.graphql', 'schema/account/b.graphql', 'schema/new.graphql'])
})

test('schemaAt: works in a subfolder of the repository', async () => {
  const root = repository({ 'shop/schema/a.graphql': first })
  expect(await schemaAt(`${root}/shop`, 'HEAD')).toEqual(new Map([['schema/a.graphql', first]]))
})

test('schemaAt: reads the last commit of a shallow clone; the error for an older one names `git fetch --unshallow`', async () => {
  const origin = repository({ 'schema/a.graphql': first })
  commit(origin, { 'schema/a.graphql': second })
  const clone = folder()
  git(clone, 'clone', '--quiet', '--depth', '1', `file://${origin}`, '.')
  expect(await schemaAt(clone, 'HEAD')).toEqual(new Map([['schema/a.graphql', second]]))
  await expect(schemaAt(clone, 'HEAD~1')).rejects.toThrow(
    "git knows no commit 'HEAD~1'. This clone is shallow: `git fetch --unshallow` brings the rest.",
  )
})

test('schemaAt: the error says why there is no schema to compare with', async () => {
  const root = repository({ 'read.me': 'Hello.' })
  await expect(schemaAt(root, 'HEAD')).rejects.toThrow("There are no schema files at 'HEAD'.")
  await expect(schemaAt(root, '--help')).rejects.toThrow("git knows no commit '--help'.")
  const empty = folder()
  await expect(schemaAt(empty, 'HEAD')).rejects.toThrow('This folder is not in a git repository')
  git(empty, 'init', '--quiet')
  await expect(schemaAt(empty, 'HEAD')).rejects.toThrow('Nothing is committed yet')
})
