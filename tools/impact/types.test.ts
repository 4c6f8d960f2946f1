import { expect, test } from 'vitest'
import { type Affected, affected, type Edit } from './testing/shop'

const table: { name: string; edits: Edit[]; expected: Affected[] }[] = [
  {
    name: 'an enum value is renamed',
    edits: [['CHEAPEST', 'PRICE']],
    expected: [
      {
        change: 'breaking Sort.CHEAPEST',
        documents: ['list.graphql:2 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        tests: ['list.test.tsx'],
        examples: ['Cheapest'],
      },
      {
        change: 'dangerous Sort.PRICE',
        documents: ['list.graphql:2 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        tests: ['list.test.tsx'],
        examples: ['Cheapest'],
      },
    ],
  },
  {
    name: 'an enum value is removed',
    edits: [['RED BLUE', 'RED']],
    expected: [
      {
        change: 'breaking Colour.BLUE',
        documents: ['card.graphql:4 Card_item', 'add.graphql:1 Add', 'list.graphql:1 List'],
        hooks: ['useAddMutation', 'useListSuspenseQuery'],
        screens: ['add /add', 'list /items'],
        tests: ['card.test.tsx', 'list.test.tsx', 'add.test.ts'],
      },
    ],
  },
  {
    name: 'an enum value is added',
    edits: [['RED BLUE', 'RED BLUE GREEN']],
    expected: [
      {
        change: 'dangerous Colour.GREEN',
        documents: ['card.graphql:4 Card_item', 'add.graphql:1 Add', 'list.graphql:1 List'],
        hooks: ['useAddMutation', 'useListSuspenseQuery'],
        screens: ['add /add', 'list /items'],
        tests: ['card.test.tsx', 'list.test.tsx', 'add.test.ts'],
      },
    ],
  },
  {
    name: 'an enum value is deprecated',
    edits: [['NEWEST CHEAPEST', 'NEWEST CHEAPEST @deprecated(reason: "Use PRICE.")']],
    expected: [
      {
        change: 'safe Sort.CHEAPEST',
        documents: ['list.graphql:2 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        tests: ['list.test.tsx'],
        examples: ['Cheapest'],
      },
    ],
  },
  {
    name: 'a union member is removed',
    edits: [['Found = Tool | Maker', 'Found = Tool']],
    expected: [
      {
        change: 'breaking Found | Maker',
        documents: ['finder.graphql:4 Finder'],
        hooks: ['useFinderLazyQuery'],
        screens: ['layout all of client/routes.tsx'],
        resolvers: ['change Found.__resolveType shop.resolvers.ts:10'],
        tests: ['find.test.ts'],
      },
    ],
  },
  {
    name: 'a union member is added',
    edits: [['Tool | Refusal', 'Tool | Refusal | Book']],
    expected: [
      {
        change: 'dangerous AddResult | Book',
        documents: ['add.graphql:2 Add'],
        hooks: ['useAddMutation'],
        screens: ['add /add'],
        tests: ['add.test.ts'],
      },
    ],
  },
  {
    name: 'a type no longer implements an interface',
    edits: [['type Book implements Item', 'type Book']],
    expected: [
      {
        change: 'breaking Book implements Item',
        documents: ['card.graphql:1 Card_item', 'detail.graphql:6 Detail', 'list.graphql:2 List'],
        hooks: ['useDetailSuspenseQuery', 'useListSuspenseQuery'],
        screens: ['detail /items/:id', 'list /items'],
        resolvers: ['change Item.__resolveType shop.resolvers.ts:9'],
        tests: ['card.test.tsx', 'list.test.tsx', 'item.test.ts'],
        examples: ['Cheapest', 'Detail'],
      },
    ],
  },
  {
    name: 'a type implements a new interface',
    edits: [['type Maker {', 'interface Named { name: String! } type Maker implements Named {']],
    expected: [
      {
        change: 'dangerous Maker implements Named',
      },
      {
        change: 'safe Named',
      },
    ],
  },
  {
    name: 'a type is removed',
    edits: [['union AddResult = Tool | Refusal\ntype Refusal { reason: String! }', 'union AddResult = Tool']],
    expected: [
      {
        change: 'breaking AddResult | Refusal',
        documents: ['add.graphql:3 Add'],
        hooks: ['useAddMutation'],
        screens: ['add /add'],
        tests: ['add.test.ts'],
      },
      {
        change: 'breaking Refusal',
        documents: ['add.graphql:3 Add'],
        hooks: ['useAddMutation'],
        screens: ['add /add'],
        tests: ['add.test.ts'],
      },
    ],
  },
  {
    name: 'a type is added',
    edits: [['type Maker {', 'type Shelf { tools(first: Int): [Tool!]! width: Int } type Maker {']],
    expected: [
      {
        change: 'safe Shelf',
        resolvers: ['write Shelf.tools shop.resolvers.ts'],
      },
    ],
  },
  {
    name: 'a union becomes an object',
    edits: [['union Found = Tool | Maker', 'type Found { id: ID! }']],
    expected: [
      {
        change: 'breaking Found',
        documents: ['finder.graphql:2 Finder'],
        hooks: ['useFinderLazyQuery'],
        screens: ['layout all of client/routes.tsx'],
        resolvers: ['change Found shop.resolvers.ts:10'],
        tests: ['find.test.ts'],
      },
    ],
  },
  {
    name: 'a scalar is renamed',
    edits: [
      ['scalar Date', 'scalar Moment'],
      ['Date!', 'Moment!'],
    ],
    expected: [
      {
        change: 'breaking Date',
        documents: ['detail.graphql:5 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
      {
        change: 'breaking Tool.addedAt',
        documents: ['detail.graphql:5 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
      {
        change: 'safe Moment',
        documents: ['detail.graphql:5 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'a directive is removed',
    edits: [['directive @brief(words: Int) on FIELD', '']],
    expected: [
      {
        change: 'breaking @brief',
        documents: ['detail.graphql:6 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'an argument of a directive changes its type',
    edits: [['(words: Int) on', '(words: String) on']],
    expected: [
      {
        change: 'breaking @brief(words:)',
        documents: ['detail.graphql:6 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'a directive is added',
    edits: [['scalar Date', 'scalar Date\ndirective @loud on FIELD']],
    expected: [
      {
        change: 'safe @loud',
      },
    ],
  },
  { name: 'nothing is edited', edits: [], expected: [] },
  { name: 'a comment is edited', edits: [['scalar Date', '# A day.\nscalar Date']], expected: [] },
  {
    name: 'two edits at once, in order',
    edits: [
      ['pages: Int!', 'pages: Int'],
      ['RED BLUE', 'RED'],
    ],
    expected: [
      {
        change: 'breaking Book.pages',
        documents: ['detail.graphql:6 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
      {
        change: 'breaking Colour.BLUE',
        documents: ['card.graphql:4 Card_item', 'add.graphql:1 Add', 'list.graphql:1 List'],
        hooks: ['useAddMutation', 'useListSuspenseQuery'],
        screens: ['add /add', 'list /items'],
        tests: ['card.test.tsx', 'list.test.tsx', 'add.test.ts'],
      },
    ],
  },
]

test.each(table)('schema:impact: $name', async ({ edits, expected }) => {
  expect(await affected(edits)).toEqual(expected)
})
