import { beforeEach, expect, test } from 'vitest'
import { commit, folder, git, repository, write } from '../testing/git-repository'
import { baseCommit } from './base-commit'
import { checkSchema } from './check'

const withName = 'type Query { id: ID name: String }\n'
const deprecated = 'type Query { id: ID name: String @deprecated(reason: "Use id.") }\n'
const withoutName = 'type Query { id: ID }\n'
const schema = (text: string) => ({ 'schema/shop.graphql': text })

/** The exit code and output of schema:check. */
const check = async (root: string, ...args: string[]) => {
  const lines: string[] = []
  return [await checkSchema(root, args, (line) => lines.push(line)), lines[0]]
}

let root = ''
beforeEach(() => {
  root = repository(schema(withName))
  git(root, 'branch', '--move', 'main')
})

test('schema:check: a branch is compared with main, so a field deprecated on the same branch is not announced', async () => {
  git(root, 'switch', '--quiet', '--create', 'shorter')
  commit(root, schema(deprecated))
  expect(await check(root)).toEqual([
    0,
    expect.stringMatching(/^Nothing breaks since [0-9a-f]{7}, where the branch left/),
  ])
  commit(root, schema(withoutName))
  expect(await check(root)).toEqual([1, expect.stringContaining('NOT ANNOUNCED  Query.name')])
  expect(await check(root, '--against', 'HEAD~1')).toEqual([0, 'Breaks only what was announced: Query.name.'])
})

test('schema:check: what main changed after the branch left it is no change of the branch', async () => {
  git(root, 'switch', '--quiet', '--create', 'other')
  commit(root, { 'read.me': 'Hello.' })
  git(root, 'switch', '--quiet', 'main')
  commit(root, schema('type Query { id: ID name: String age: Int }\n'))
  git(root, 'switch', '--quiet', 'other')
  expect(await check(root)).toEqual([0, expect.stringContaining('Nothing breaks')])
})

test('schema:check: on main an edit is compared with the last commit, and a commit with its parent', async () => {
  commit(root, schema(deprecated))
  write(root, schema(withoutName))
  expect(await check(root)).toEqual([0, 'Breaks only what was announced: Query.name.'])
  commit(root, { 'read.me': 'Hello.' })
  expect(await check(root)).toEqual([0, 'Breaks only what was announced: Query.name.'])
  commit(root, schema('type Query { no: ID }\n'))
  expect(await check(root)).toEqual([1, expect.stringContaining('NOT ANNOUNCED  Query.id')])
})

test('schema:check: the main of the remote comes before the local one', async () => {
  const clone = folder()
  git(clone, 'clone', '--quiet', `file://${root}`, '.')
  commit(clone, schema(deprecated))
  commit(clone, { 'read.me': 'Hello.' })
  expect(await baseCommit(clone)).toMatchObject({ name: expect.stringContaining('where the branch left main') })
})

test('schema:check: passes and says why where there is nothing to compare with', async () => {
  const empty = folder()
  write(empty, schema(withName))
  expect(await check(empty)).toEqual([0, expect.stringMatching(/^Not checked: This folder is not in a git repository/)])
  await expect(checkSchema(empty, ['--against', 'HEAD'], () => {})).rejects.toThrow('not in a git repository')
})
