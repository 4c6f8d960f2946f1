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

test('buildSchema: builds from several files', () => {
  expect(Object.keys(build('  a: Int\n}').getQueryType()?.getFields() ?? {})).toEqual(['a'])
})

test.each([
  ['a syntax error', '  a: Int', 'schema/shop.graphql:2:9: Syntax Error: Expected Name, found <EOF>.'],
  ['an unknown type', '  a: Itn\n}', 'schema/shop.graphql:2:6: Unknown type "Itn". Did you mean "Int"'],
  ['a field twice', '  a: Int\n  a: Int\n}', 'schema/shop.graphql:2:3: Field "Query.a" can only be defined once.'],
  [
    'an interface that is not implemented',
    '  a: B\n}\ninterface A { id: ID! }\ntype B implements A { name: ID! }',
    'schema/shop.graphql:4:15: Interface field A.id expected but B does not provide it.',
  ],
])('buildSchema: the error for %s names file, line and column', (_name, shop, message) => {
  expect(() => build(shop)).toThrow(message)
})
