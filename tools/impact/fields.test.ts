import { expect, test } from 'vitest'
import { type Affected, affected, type Edit } from './testing/shop'

const table: { name: string; edits: Edit[]; expected: Affected[] }[] = [
  {
    name: 'a field of an interface and of its types is removed',
    edits: [[' price(currency: String = "USD"): Float', '']],
    expected: [
      {
        change: 'breaking Book.price',
        documents: ['detail.graphql:4 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        resolvers: ['remove Book.price shop.resolvers.ts:1'],
        tests: ['item.test.ts'],
        examples: ['Detail'],
      },
      {
        change: 'breaking Item.price',
        documents: ['detail.graphql:4 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        tests: ['item.test.ts'],
        examples: ['Detail'],
      },
      {
        change: 'breaking Tool.price',
        documents: ['detail.graphql:4 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        resolvers: ['remove Tool.price shop.resolvers.ts:1'],
        tests: ['item.test.ts'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'a field is removed that a fragment reads',
    edits: [[' colour: Colour! addedAt', ' addedAt']],
    expected: [
      {
        change: 'breaking Tool.colour',
        documents: ['card.graphql:4 Card_item', 'list.graphql:3 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        tests: ['card.test.tsx', 'list.test.tsx'],
      },
    ],
  },
  {
    name: 'a field becomes nullable',
    edits: [['pages: Int!', 'pages: Int']],
    expected: [
      {
        change: 'breaking Book.pages',
        documents: ['detail.graphql:6 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'a field becomes non-null',
    edits: [['maker: Maker }', 'maker: Maker! }']],
    expected: [
      {
        change: 'safe Tool.maker',
        documents: ['detail.graphql:5 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        resolvers: ['change Tool.maker shop.resolvers.ts:11'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'a field changes its type',
    edits: [['addedAt: Date!', 'addedAt: String!']],
    expected: [
      {
        change: 'breaking Tool.addedAt',
        documents: ['detail.graphql:5 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'a field is added',
    edits: [['pages: Int! }', 'pages: Int! isbn: String! }']],
    expected: [
      {
        change: 'safe Book.isbn',
        resolvers: ['write Book.isbn shop.resolvers.ts:12'],
      },
    ],
  },
  {
    name: 'a field is added that is a column',
    edits: [['maker: Maker }', 'maker: Maker weight: Int! }']],
    expected: [
      {
        change: 'safe Tool.weight',
      },
    ],
  },
  {
    name: 'a field is added that is a column in another file',
    edits: [['type Maker { id: ID!', 'type Maker { id: ID! town: String!']],
    expected: [
      {
        change: 'safe Maker.town',
      },
    ],
  },
  {
    name: 'a query is added',
    edits: [['  find(', '  maker(id: ID!): Maker\n  find(']],
    expected: [
      {
        change: 'safe Query.maker',
        resolvers: ['write Query.maker shop.resolvers.ts:3'],
      },
    ],
  },
  {
    name: 'a mutation is added in a file that has no resolvers of its name',
    edits: [['  addTool(', '  addBook(name: String!): Boolean\n  addTool(']],
    expected: [
      {
        change: 'safe Mutation.addBook',
        resolvers: ['write Mutation.addBook shop.resolvers.ts:8'],
      },
    ],
  },
  {
    name: 'a field is added to a type that is resolved elsewhere',
    edits: [['type Maker { id: ID!', 'type Maker { id: ID! since: Date']],
    expected: [
      {
        change: 'safe Maker.since',
        resolvers: ['write Maker.since shop.resolvers.ts:13'],
      },
    ],
  },
  {
    name: 'a field is removed from a type that is resolved elsewhere',
    edits: [['type Maker { id: ID! name: String!', 'type Maker { id: ID!']],
    expected: [
      {
        change: 'breaking Maker.name',
        documents: ['finder.graphql:4 Finder'],
        hooks: ['useFinderLazyQuery'],
        screens: ['layout all of client/routes.tsx'],
        resolvers: ['change Maker shop.resolvers.ts:13'],
        tests: ['find.test.ts'],
      },
    ],
  },
  {
    name: 'a field is deprecated',
    edits: [['pages: Int!', 'pages: Int! @deprecated(reason: "Use size.")']],
    expected: [
      {
        change: 'safe Book.pages',
        documents: ['detail.graphql:6 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'a field is described',
    edits: [['pages: Int!', '"How many." pages: Int!']],
    expected: [
      {
        change: 'safe Book.pages',
      },
    ],
  },
  {
    name: 'a field is described and becomes nullable: two changes',
    edits: [['pages: Int!', '"How many." pages: Int']],
    expected: [
      {
        change: 'breaking Book.pages',
        documents: ['detail.graphql:6 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
      {
        change: 'safe Book.pages',
      },
    ],
  },
  {
    name: 'a query is removed',
    edits: [['  item(id: ID!): Item\n', '']],
    expected: [
      {
        change: 'breaking Query.item',
        documents: ['detail.graphql:2 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        resolvers: ['remove Query.item shop.resolvers.ts:4'],
        tests: ['item.test.ts'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'a field is renamed',
    edits: [['reason: String!', 'why: String!']],
    expected: [
      {
        change: 'breaking Refusal.reason',
        documents: ['add.graphql:3 Add'],
        hooks: ['useAddMutation'],
        screens: ['add /add'],
        tests: ['add.test.ts'],
      },
      {
        change: 'safe Refusal.why',
        resolvers: ['write Refusal.why shop.resolvers.ts'],
      },
    ],
  },
]

test.each(table)('schema:impact: $name', async ({ edits, expected }) => {
  expect(await affected(edits)).toEqual(expected)
})
