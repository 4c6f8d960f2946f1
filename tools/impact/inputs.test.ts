import { expect, test } from 'vitest'
import { type Affected, affected, type Edit } from './testing/shop'

const table: { name: string; edits: Edit[]; expected: Affected[] }[] = [
  {
    name: 'a required argument is added',
    edits: [['item(id: ID!)', 'item(id: ID!, language: String!)']],
    expected: [
      {
        change: 'breaking Query.item(language:)',
        documents: ['detail.graphql:2 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        resolvers: ['change Query.item shop.resolvers.ts:4'],
        tests: ['item.test.ts'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'an optional argument is added',
    edits: [['find(text: String!)', 'find(text: String!, first: Int)']],
    expected: [
      {
        change: 'dangerous Query.find(first:)',
        documents: ['finder.graphql:2 Finder'],
        hooks: ['useFinderLazyQuery'],
        screens: ['layout all of client/routes.tsx'],
        resolvers: ['change Query.find shop.resolvers.ts:6'],
        tests: ['find.test.ts'],
      },
    ],
  },
  {
    name: 'an argument is removed that no document passes',
    edits: [[', first: Int', '']],
    expected: [
      {
        change: 'breaking Query.items(first:)',
        resolvers: ['change Query.items shop.resolvers.ts:5'],
      },
    ],
  },
  {
    name: 'an argument is removed that a document passes',
    edits: [['price(currency: String = "USD")', 'price']],
    expected: [
      {
        change: 'breaking Book.price(currency:)',
        documents: ['detail.graphql:4 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        resolvers: ['change Book.price shop.resolvers.ts:1'],
        examples: ['Detail'],
      },
      {
        change: 'breaking Item.price(currency:)',
        documents: ['detail.graphql:4 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        examples: ['Detail'],
      },
      {
        change: 'breaking Tool.price(currency:)',
        documents: ['detail.graphql:4 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        resolvers: ['change Tool.price shop.resolvers.ts:1'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'an argument changes its type',
    edits: [['item(id: ID!)', 'item(id: Int!)']],
    expected: [
      {
        change: 'breaking Query.item(id:)',
        documents: ['detail.graphql:2 Detail'],
        hooks: ['useDetailSuspenseQuery'],
        screens: ['detail /items/:id'],
        resolvers: ['change Query.item shop.resolvers.ts:4'],
        tests: ['item.test.ts'],
        examples: ['Detail'],
      },
    ],
  },
  {
    name: 'an argument becomes required: affects documents that omit it',
    edits: [['first: Int)', 'first: Int!)']],
    expected: [
      {
        change: 'breaking Query.items(first:)',
        documents: ['list.graphql:2 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        resolvers: ['change Query.items shop.resolvers.ts:5'],
        tests: ['list.test.tsx'],
        examples: ['Cheapest'],
      },
    ],
  },
  {
    name: 'a default changes: affects documents that rely on it',
    edits: [['"USD"', '"EUR"']],
    expected: [
      {
        change: 'dangerous Book.price(currency:)',
        tests: ['item.test.ts'],
      },
      {
        change: 'dangerous Item.price(currency:)',
        tests: ['item.test.ts'],
      },
      {
        change: 'dangerous Tool.price(currency:)',
        tests: ['item.test.ts'],
      },
    ],
  },
  {
    name: 'a default changes that no document relies on',
    edits: [['= NEWEST', '= CHEAPEST']],
    expected: [
      {
        change: 'dangerous Query.items(sort:)',
      },
    ],
  },
  {
    name: 'a required input field is added',
    edits: [['input ToolInput { ', 'input ToolInput { weight: Int! ']],
    expected: [
      {
        change: 'breaking ToolInput.weight',
        documents: ['add.graphql:1 Add'],
        hooks: ['useAddMutation'],
        screens: ['add /add'],
        resolvers: ['change Mutation.addTool shop.resolvers.ts:8'],
        tests: ['add.test.ts'],
      },
    ],
  },
  {
    name: 'an optional input field is added to a nested input type',
    edits: [['input Size { ', 'input Size { about: Int ']],
    expected: [
      {
        change: 'safe Size.about',
        documents: ['list.graphql:1 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        resolvers: ['change Query.items shop.resolvers.ts:5'],
        tests: ['list.test.tsx'],
      },
    ],
  },
  {
    name: 'an input field is removed',
    edits: [[' most: Int', '']],
    expected: [
      {
        change: 'breaking Size.most',
        documents: ['list.graphql:1 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        resolvers: ['change Query.items shop.resolvers.ts:5'],
        tests: ['list.test.tsx'],
      },
    ],
  },
  {
    name: 'an input field changes its type',
    edits: [['most: Int', 'most: Float']],
    expected: [
      {
        change: 'breaking Size.most',
        documents: ['list.graphql:1 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        resolvers: ['change Query.items shop.resolvers.ts:5'],
        tests: ['list.test.tsx'],
      },
    ],
  },
  {
    name: 'an input field becomes required and loses its default',
    edits: [
      ['input ToolInput { name: String! colour: Colour = RED', 'input ToolInput { name: String! colour: Colour!'],
    ],
    expected: [
      {
        change: 'breaking ToolInput.colour',
        documents: ['add.graphql:1 Add'],
        hooks: ['useAddMutation'],
        screens: ['add /add'],
        resolvers: ['change Mutation.addTool shop.resolvers.ts:8'],
        tests: ['add.test.ts'],
      },
      {
        change: 'dangerous ToolInput.colour',
        documents: ['add.graphql:1 Add'],
        hooks: ['useAddMutation'],
        screens: ['add /add'],
        tests: ['add.test.ts'],
      },
    ],
  },
  {
    name: 'the default of an input field changes',
    edits: [['least: Int = 1', 'least: Int = 2']],
    expected: [
      {
        change: 'dangerous Size.least',
        documents: ['list.graphql:1 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        tests: ['list.test.tsx'],
      },
    ],
  },
  {
    name: 'an input field is deprecated',
    edits: [['most: Int', 'most: Int @deprecated(reason: "No limit.")']],
    expected: [
      {
        change: 'safe Size.most',
        documents: ['list.graphql:1 List'],
        hooks: ['useListSuspenseQuery'],
        screens: ['list /items'],
        tests: ['list.test.tsx'],
      },
    ],
  },
]

test.each(table)('schema:impact: $name', async ({ edits, expected }) => {
  expect(await affected(edits)).toEqual(expected)
})
