import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { repository, write } from '../testing/git-repository'
import { breakingChanges, checkSchema, withoutDeprecated } from './check'

const sdl = `
  type Query { tool(id: ID, size: Int @deprecated(reason: "All sizes.")): Tool found: Found old: Shed @deprecated(reason: "Use tool.") saw: Saw @deprecated(reason: "Use cutter.") cutter: Cutter count(of: Int! = 1): Int find(filter: Filter): Tool }
  type Tool { id: ID name: String @deprecated(reason: "Use id.") silent: ID @deprecated blank: ID @deprecated(reason: " ") }
  type Shed { id: ID }
  type Rake { id: ID @deprecated(reason: "Rakes go.") }
  interface Cutter { id: ID }
  type Saw implements Cutter { id: ID }
  union Found = Tool | Rake
  enum Sort { NEWEST OLDEST @deprecated(reason: "Nobody asks.") }
  input Filter { least: Int! = 1 sort: Sort size: Int @deprecated(reason: "All sizes.") }
`
const base = buildSchema(sdl)

test.each([
  ['a deprecated field', ' name: String @deprecated(reason: "Use id.")', '', true],
  ['a deprecated field of another type', 'name: String', 'name: Int', true],
  ['a field', '{ id: ID name', '{ name', false],
  ['a field deprecated without a reason', ' silent: ID @deprecated', '', false],
  ['a field deprecated for no reason', ' blank: ID @deprecated(reason: " ")', '', false],
  ['a deprecated argument', ', size: Int @deprecated(reason: "All sizes.")', '', true],
  ['an argument', 'id: ID, ', '', false],
  ['a deprecated enum value', ' OLDEST @deprecated(reason: "Nobody asks.")', '', true],
  ['an enum value', 'NEWEST ', '', false],
  ['a deprecated input field', ' size: Int @deprecated(reason: "All sizes.") }', ' }', true],
  ['a new required input field', 'sort: Sort', 'sort: Sort colour: Int!', false],
  ['a required argument without its default', 'of: Int! = 1', 'of: Int!', false],
  ['a required input field without its default', 'least: Int! = 1', 'least: Int!', false],
  ['a member whose fields are all deprecated', 'Tool | Rake', 'Tool', true],
  ['a member', 'Tool | Rake', 'Rake', false],
])('schema:check: removing or changing %s is breaking', async (_name, before, after, announced) => {
  const next = buildSchema(sdl.replace(before, after))
  expect(await breakingChanges(base, next)).toHaveLength(1)
  expect(await breakingChanges(withoutDeprecated(base), next)).toHaveLength(announced ? 0 : 1)
})

test.each([
  [
    'is announced by the deprecated field that alone returns it',
    'old: Shed @deprecated(reason: "Use tool.")',
    'Shed { id: ID }',
    true,
  ],
  [
    'is not announced while a field returns its interface',
    'saw: Saw @deprecated(reason: "Use cutter.")',
    'Saw implements Cutter { id: ID }',
    false,
  ],
])('schema:check: the removal of a type %s', async (_name, field, type, announced) => {
  const next = buildSchema(sdl.replace(field, '').replace(`type ${type}`, ''))
  const types = async (from: typeof base) => (await breakingChanges(from, next)).map((change) => change.type)
  expect(await types(base)).toEqual(['FIELD_REMOVED', 'TYPE_REMOVED'])
  expect(await types(withoutDeprecated(base))).toEqual(announced ? [] : ['TYPE_REMOVED'])
})

const shop = `
type Query { tool(id: ID, by: ID!): Tool count(size: Int! = 1): Int found: Found }
type Tool { id: ID }
type Rake { id: ID }
union Found = Tool | Rake
directive @sharp on FIELD
`

test.each([
  ['a removed field', ' found: Found', '', 'Keep it and mark it `@deprecated(reason: "what to use instead")`'],
  ['a removed union member', ' | Rake', '', 'mark all members of its type `@deprecated('],
  ['a removed required argument', ', by: ID!', '', 'If it is required, make it optional in the same commit.'],
  ['a changed type', 'ID!): Tool', 'ID!): Rake', 'Keep its type, add the new one under another name'],
  ['a new argument', '(id', '(size: Int!, id', 'Make it optional: by a type without `!`, or by a default.'],
  ['a removed default', 'size: Int! = 1', 'size: Int!', 'Keep a default, or make the type nullable.'],
  ['a removed directive', 'directive @sharp on FIELD', '', "It can't be announced: keep it as it was."],
])('schema:check: advice on %s', async (_name, before, after, advice) => {
  const cwd = repository({ 'schema/shop.graphql': shop })
  write(cwd, { 'schema/shop.graphql': shop.replace(before, after) })
  const lines: string[] = []
  expect(await checkSchema(cwd, [], (line) => lines.push(line))).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^NOT ANNOUNCED {2}/), expect.stringContaining(advice)])
})
