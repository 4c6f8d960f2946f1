import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { breakingChanges, checkSchema, withoutDeprecated } from './check'
import { repository, write } from './testing/repository'

const base = buildSchema(`
  type Query { tool(id: ID, size: Int @deprecated(reason: "All sizes.")): Tool found: Found old: Shed @deprecated(reason: "Use tool.") saw: Saw @deprecated(reason: "Use cutter.") cutter: Cutter count(of: Int! = 1): Int find(filter: Filter): Tool }
  type Tool { id: ID name: String @deprecated(reason: "Use id.") silent: ID @deprecated blank: ID @deprecated(reason: " ") }
  type Shed { id: ID }
  type Rake { id: ID @deprecated(reason: "Rakes go.") }
  interface Cutter { id: ID }
  type Saw implements Cutter { id: ID }
  union Found = Tool | Rake
  enum Sort { NEWEST OLDEST @deprecated(reason: "Nobody asks.") }
  input Filter { least: Int! = 1 sort: Sort size: Int @deprecated(reason: "All sizes.") }
`)
const edit = (text: string, before: string, after: string) => text.replace(before, after)

const sdl = base.getTypeMap()
const printed = Object.values(sdl)
  .flatMap(({ astNode }) => astNode?.loc?.source.body ?? [])
  .at(0)

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
])('breaking %s', async (_, before, after, announced) => {
  const next = buildSchema(edit(printed ?? '', before, after))
  expect(await breakingChanges(base, next)).toHaveLength(1)
  expect(await breakingChanges(withoutDeprecated(base), next)).toHaveLength(announced ? 0 : 1)
})

test.each([
  [
    'goes with the deprecated field that leads to it',
    'old: Shed @deprecated(reason: "Use tool.")',
    'Shed { id: ID }',
    true,
  ],
  [
    'stays while an interface of its own leads to it',
    'saw: Saw @deprecated(reason: "Use cutter.")',
    'Saw implements Cutter { id: ID }',
    false,
  ],
])('a type %s', async (_, field, type, announced) => {
  const next = buildSchema(edit(edit(printed ?? '', field, ''), `type ${type}`, ''))
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
  ['a field that is gone', ' found: Found', '', 'Keep it, mark it `@deprecated(reason: "what to use instead")`'],
  ['a member that is gone', ' | Rake', '', 'keep it, mark all that its type holds `@deprecated('],
  ['an argument that must be given', ', by: ID!', '', 'If it is required, make it optional with that.'],
  ['a type that changes', 'ID!): Tool', 'ID!): Rake', 'Keep its type, add the other under a name of its own'],
  ['a new argument', '(id', '(size: Int!, id', 'Let it be left out: by a type without `!`, or by a default.'],
  ['a default that is gone', 'size: Int! = 1', 'size: Int!', 'Keep a default, or make the type nullable.'],
  ['a directive that is gone', 'directive @sharp on FIELD', '', 'Nothing can announce it: keep it as it was.'],
])('advice on %s', async (_, before, after, advice) => {
  const cwd = repository({ 'schema/shop.graphql': shop })
  write(cwd, { 'schema/shop.graphql': shop.replace(before, after) })
  const lines: string[] = []
  expect(await checkSchema(cwd, [], (line) => lines.push(line))).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^NOT ANNOUNCED {2}/), expect.stringContaining(advice)])
})
