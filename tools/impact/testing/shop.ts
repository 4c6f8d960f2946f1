import { impactOf } from '../impact'

/** A small project with each kind of code that can depend on a schema. */
const schema = {
  'schema/base.graphql': `type Query
type Mutation
scalar Date
directive @brief(words: Int) on FIELD
`,
  'schema/shop.graphql': `extend type Query {
  item(id: ID!): Item
  items(sort: Sort! = NEWEST, filter: Filter, first: Int): [Item!]!
  find(text: String!): [Found!]!
}
enum Sort { NEWEST CHEAPEST }
enum Colour { RED BLUE }
input Filter { colour: Colour size: Size }
input Size { least: Int = 1 most: Int }
input ToolInput { name: String! colour: Colour = RED }
interface Item { id: ID! name: String! price(currency: String = "USD"): Float }
type Tool implements Item { id: ID! name: String! price(currency: String = "USD"): Float colour: Colour! addedAt: Date! maker: Maker }
type Book implements Item { id: ID! name: String! price(currency: String = "USD"): Float pages: Int! }
type Maker { id: ID! name: String! }
union Found = Tool | Maker
union AddResult = Tool | Refusal
type Refusal { reason: String! }
`,
  'schema/shop-adding.graphql': `extend type Mutation {
  addTool(tool: ToolInput!): AddResult!
}
`,
}

const code = {
  'codegen.ts': "mappers: { ...rowTypes('.'), Maker: row('Workshop') }",
  'server/database/tables.ts': 'interface ToolTable { id: string; weight: number }',
  'server/database/workshop-tables.ts': 'interface WorkshopTable { id: string; town: string }',
  'server/modules/shop/shop.resolvers.ts': `const item = { price: () => 1 }
export const shopResolvers = {
  Query: {
    item: () => null,
    items: () => [],
    find: () => [],
  },
  Mutation: { addTool: () => null },
  Item: { __resolveType: () => 'Tool' },
  Found: { __resolveType: () => 'Tool' },
  Tool: { ...item, maker: () => null },
  Book: { ...item },
  Maker: madeElsewhere(),
} satisfies ModuleResolvers
`,
  'server/modules/shop/item.test.ts': 'test("x", () => execute(`query ($id: ID!) { item(id: $id) { id price } }`))',
  'server/modules/shop/find.test.ts': `const fields = 'id name'
run(\`{ find(text: "a") { ... on Maker { \${fields} } } }\`)`,
  'server/modules/shop/add.test.ts':
    "run('mutation ($tool: ToolInput!) { addTool(tool: $tool) { ... on Refusal { reason } } }')",
  'client/routes.tsx': `import { Layout } from './layout'
import { screen } from './screen-route'
screen('list', '/items', async () => (await import('./screens/list/list')).List)
screen(
  'detail',
  '/items/:id',
  async () => (await import('./screens/detail/detail')).Detail,
)
screen('add', '/add', async () => (await import('./screens/add/add')).Add)
`,
  'client/screen-route.ts': '',
  'client/layout.tsx': "import { Finder } from './features/finder'",
  'client/generated/schema.ts': 'export type Colour = 1',
  'client/features/colours.ts': "import type { Colour } from '../generated/schema'",
  'client/features/card.graphql': `fragment Card_item on Item {
  id
  name
  ... on Tool { colour }
}
`,
  'client/features/card.generated.ts': 'export type Card_ItemFragment = 1',
  'client/features/card.tsx': "import type { Card_ItemFragment } from './card.generated'",
  'client/features/card.test.tsx': "import { Card } from './card'",
  'client/features/finder.graphql': `query Finder($text: String!) {
  find(text: $text) {
    ... on Tool { name }
    ... on Maker { name }
  }
}
`,
  'client/features/finder.generated.ts': 'export const useFinderLazyQuery = 1; export const useFinderQuery = 1',
  'client/features/finder.tsx': "import { useFinderLazyQuery } from './finder.generated'",
  'client/screens/list/list.graphql': `query List($filter: Filter) {
  items(sort: CHEAPEST, filter: $filter) {
    ...Card_item
  }
}
`,
  'client/screens/list/list.generated.ts': 'export const useListSuspenseQuery = 1',
  'client/screens/list/list.tsx':
    "import { useListSuspenseQuery } from './list.generated'\nimport { Card } from '../../features/card'",
  'client/screens/list/list.test.tsx': "import { visit } from '../../testing/render-screen'",
  'client/screens/detail/detail.graphql': `query Detail($id: ID!) {
  item(id: $id) {
    id
    price(currency: "EUR")
    ... on Tool { addedAt maker { id } }
    ... on Book { pages @brief(words: 3) }
  }
}
`,
  'client/screens/detail/detail.generated.ts': 'export const useDetailSuspenseQuery = 1',
  'client/screens/detail/detail.tsx': "import { useDetailSuspenseQuery } from './detail.generated'",
  'client/screens/add/add.graphql': `mutation Add($tool: ToolInput!) {
  addTool(tool: $tool) {
    ... on Refusal { reason }
  }
}
`,
  'client/screens/add/add.generated.ts': 'export const useAddMutation = 1',
  'client/screens/add/add.tsx':
    "import { useAddMutation } from './add.generated'\nimport { colours } from '../../features/colours'",
  'client/testing/render-screen.tsx': "import { routes } from '../routes'",
  'client/sandbox/examples.ts':
    "export const examples = [{ query: 'query Cheapest { items(sort: CHEAPEST) { name } }' }, DetailDocument]",
}

const files = (texts: Record<string, string>) => new Map(Object.entries(texts))

export type Edit = [before: string, after: string]

/** The shop's schema after an edit: every `before` becomes an `after`. */
const edited = (...edits: Edit[]) => {
  const texts = Object.entries(schema).map(([file, text]): [string, string] => [
    file,
    edits.reduce((all, [before, after]) => all.replaceAll(before, after), text),
  ])
  return { base: files(schema), next: new Map(texts), ref: 'HEAD' }
}

export type Affected = {
  [Part in 'documents' | 'hooks' | 'screens' | 'resolvers' | 'tests' | 'examples']?: string[]
} & { change: string }

/** The impact of an edit, each part as text; empty parts are left out. */
export const affected = async (edits: Edit[], extraFiles: Record<string, string> = {}) => {
  const impacts = await impactOf(edited(...edits), () => files({ ...code, ...extraFiles }))
  return impacts.map(({ level, coordinate, ...impact }): Affected => {
    const parts = {
      documents: impact.documents.map(({ file, line, name }) => `${file.replace(/^.*\//, '')}:${line} ${name}`),
      hooks: impact.hooks.map(({ name }) => name),
      screens: impact.screens.map(({ id, path }) => `${id} ${path}`),
      resolvers: impact.resolvers.map(
        ({ action, coordinate: at, file, line }) =>
          `${action} ${at} ${file.replace(/^.*\//, '')}${line ? `:${line}` : ''}`,
      ),
      tests: impact.tests.map((file) => file.replace(/^.*\//, '')),
      examples: impact.examples,
    }
    const found = Object.entries(parts).filter(([, list]) => list.length > 0)
    return { change: `${level} ${coordinate}`, ...Object.fromEntries(found) }
  })
}
