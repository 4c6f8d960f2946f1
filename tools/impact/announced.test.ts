import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { isAnnounced } from './announced'
import { changesBetween } from './changes'

const base = buildSchema(`
  type Query { tool(id: ID, size: Int @deprecated(reason: "All sizes.")): Tool found: Found old: Shed @deprecated(reason: "Use tool.") saw: Saw @deprecated(reason: "Use cutter.") cutter: Cutter }
  type Tool { id: ID name: String @deprecated(reason: "Use id.") silent: ID @deprecated blank: ID @deprecated(reason: " ") }
  type Shed { id: ID }
  type Rake { id: ID @deprecated(reason: "Rakes go.") }
  interface Cutter { id: ID }
  type Saw implements Cutter { id: ID }
  union Found = Tool | Rake
  enum Sort { NEWEST OLDEST @deprecated(reason: "Nobody asks.") }
  input Filter { sort: Sort size: Int @deprecated(reason: "All sizes.") }
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
  ['a member whose fields are all deprecated', 'Tool | Rake', 'Tool', true],
  ['a member', 'Tool | Rake', 'Rake', false],
])('breaking %s', async (_, before, after, announced) => {
  const next = buildSchema(edit(printed ?? '', before, after))
  const breaking = (await changesBetween(base, next)).filter(({ level }) => level === 'breaking')
  expect(breaking.map((change) => isAnnounced(change, base))).toEqual([announced])
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
  const breaking = (await changesBetween(base, next)).filter(({ level }) => level === 'breaking')
  expect(breaking.map((change) => [change.type, isAnnounced(change, base)])).toEqual([
    ['FIELD_REMOVED', true],
    ['TYPE_REMOVED', announced],
  ])
})
