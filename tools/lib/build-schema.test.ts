import { expect, test } from 'vitest'
import { buildSchema } from './build-schema'

const build = (shop: string) =>
  buildSchema(
    new Map([
      ['schema/base.graphql', '# All begins here.\ntype Query\n'],
      ['schema/none.graphql', '# Nothing yet.\n'],
      ['schema/shop.graphql', `extend type Query {\n${shop}`],
    ]),
  )

test('builds from several files', () => {
  expect(Object.keys(build('  a: Int\n}').getQueryType()?.getFields() ?? {})).toEqual(['a'])
})

test.each([
  ['what does not parse', '  a: Int', 'schema/shop.graphql:2: Syntax Error: Expected Name, found <EOF>.'],
  ['an unknown type', '  a: Itn\n}', 'schema/shop.graphql:2: Unknown type "Itn". Did you mean "Int"'],
  ['a field twice', '  a: Int\n  a: Int\n}', 'schema/shop.graphql:2: Field "Query.a" can only be defined once.'],
  [
    'a broken promise',
    '  a: B\n}\ninterface A { id: ID! }\ntype B implements A { name: ID! }',
    'schema/shop.graphql:4: Interface field A.id expected but B does not provide it.',
  ],
])('names file, line and reason of %s', (_, shop, message) => {
  expect(() => build(shop)).toThrow(message)
})
