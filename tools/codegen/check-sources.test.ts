import { expect, test } from 'vitest'
import { folder, write } from '../testing/git-repository'
import { checkProject, checkSources, idBesideSpreads } from './check-sources'

const schema = new Map([
  ['schema/shop.graphql', 'type Query {\n  item: Item\n}\n\ntype Item {\n  id: ID!\n  name: String!\n}\n'],
  ['schema/notes.graphql', '# nothing yet\n'],
])
const row = 'fragment ItemRow_item on Item {\n  id\n  name\n}\n'
const query = 'query Shop {\n  item {\n    id\n    ...ItemRow_item\n  }\n}\n'
const documents = new Map([
  ['client/item-row.graphql', row],
  ['client/shop.graphql', query],
])

test('checkSources: valid sources pass, also with a fragment that nothing spreads yet', () => {
  checkSources(schema, documents)
  checkSources(schema, new Map([['client/item-row.graphql', row]]))
})

test('checkSources: a masked fragment needs an id beside its spread, an unmasked one does not', () => {
  const check = (selection: string) =>
    checkSources(schema, new Map([...documents, ['client/shop.graphql', `query Shop { item { ${selection} } }`]]), [
      idBesideSpreads,
    ])
  check('id ... on Item { ...ItemRow_item }')
  check('...ItemRow_item @unmask')
  expect(() => check('name ...ItemRow_item')).toThrow(
    'client/shop.graphql:1:26: "...ItemRow_item" needs "id" beside it, by which the cache finds the object.',
  )
})

test.each([
  [
    'client/shop.graphql',
    'query Shop {\n  item {',
    'client/shop.graphql:2:9: Syntax Error: Expected Name, found <EOF>.',
  ],
  [
    'client/item-row.graphql',
    row.replace('  name', '  nmae'),
    'client/item-row.graphql:3:3: Cannot query field "nmae" on type "Item". Did you mean "name"?',
  ],
  [
    'client/shop.graphql',
    query.replace('ItemRow', 'ItemRo'),
    'client/shop.graphql:4:8: Unknown fragment "ItemRo_item". Did you mean "ItemRow_item"?',
  ],
  ['schema/shop.graphql', 'type Query {{', 'schema/shop.graphql:1:13: Syntax Error: Expected Name, found "{".'],
  [
    'schema/shop.graphql',
    'type Query {\n  item: Itm\n}\ntype Item {\n  name: String\n}',
    'schema/shop.graphql:2:9: Unknown type "Itm". Did you mean "Item", "ID", or "Int"?',
  ],
])('checkSources: a mistake in %s is reported with file, line and column (%#)', (file, text, message) => {
  const edited = (files: Map<string, string>) => (files.has(file) ? new Map([...files, [file, text]]) : files)
  expect(() => checkSources(edited(schema), edited(documents))).toThrow(message)
})

test('checkProject: documents of the server are checked too, and may have the names of client documents', () => {
  const root = folder()
  write(root, {
    ...Object.fromEntries([...schema, ...documents]),
    'server/shop.test.graphql': 'query Shop {\n  item {\n    name\n  }\n}\n',
  })
  checkProject(root)
  write(root, { 'server/shop.test.graphql': 'query Shop {\n  item {\n    nmae\n  }\n}\n' })
  expect(() => checkProject(root)).toThrow('server/shop.test.graphql:3:5: Cannot query field "nmae" on type "Item".')
})

test('checkProject: a comment that asks for an unknown hook is reported', () => {
  const root = folder()
  write(root, {
    ...Object.fromEntries([...schema, ...documents]),
    'client/shop.graphql': `# hooks: lazi\n${query}`,
  })
  expect(() => checkProject(root)).toThrow(
    'client/shop.graphql:2:1: "# hooks: lazi" is unknown here. Write one or more of: suspense, query, lazy, background, none.',
  )
})
