import { expect, test } from 'vitest'
import { folder, write } from '../impact/testing/repository'
import { checkProject, checkSources } from './check-sources'

const schema = new Map([
  ['schema/shop.graphql', 'type Query {\n  item: Item\n}\n\ntype Item {\n  name: String!\n}\n'],
  ['schema/notes.graphql', '# nothing yet\n'],
])
const row = 'fragment ItemRow_item on Item {\n  name\n}\n'
const query = 'query Shop {\n  item {\n    ...ItemRow_item\n  }\n}\n'
const documents = new Map([
  ['client/item-row.graphql', row],
  ['client/shop.graphql', query],
])

test('valid sources pass, and so does a fragment that nothing spreads yet', () => {
  checkSources(schema, documents)
  checkSources(schema, new Map([['client/item-row.graphql', row]]))
})

test.each([
  ['client/shop.graphql', 'query Shop {\n  item {', 'client/shop.graphql:2: Syntax Error: Expected Name, found <EOF>.'],
  [
    'client/item-row.graphql',
    row.replace('  name', '  nmae'),
    'client/item-row.graphql:2: Cannot query field "nmae" on type "Item". Did you mean "name"?',
  ],
  [
    'client/shop.graphql',
    query.replace('ItemRow', 'ItemRo'),
    'client/shop.graphql:3: Unknown fragment "ItemRo_item". Did you mean "ItemRow_item"?',
  ],
  ['schema/shop.graphql', 'type Query {{', 'schema/shop.graphql:1: Syntax Error: Expected Name, found "{".'],
  [
    'schema/shop.graphql',
    'type Query {\n  item: Itm\n}\ntype Item {\n  name: String\n}',
    'schema/shop.graphql:2: Unknown type "Itm". Did you mean "Item", "ID", or "Int"?',
  ],
])('a mistake in %s is reported with file and line: %#', (file, text, message) => {
  const edited = (files: Map<string, string>) => (files.has(file) ? new Map([...files, [file, text]]) : files)
  expect(() => checkSources(edited(schema), edited(documents))).toThrow(message)
})

test('documents of the server are checked too, and may have the names of client documents', () => {
  const root = folder()
  write(root, {
    ...Object.fromEntries([...schema, ...documents]),
    'server/shop.test.graphql': 'query Shop {\n  item {\n    name\n  }\n}\n',
  })
  checkProject(root)
  write(root, { 'server/shop.test.graphql': 'query Shop {\n  item {\n    nmae\n  }\n}\n' })
  expect(() => checkProject(root)).toThrow('server/shop.test.graphql:3: Cannot query field "nmae" on type "Item".')
})
