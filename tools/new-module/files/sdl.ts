import type { ModuleNames } from '../module-names'

export const sdl = ({ type, one, many, noun, nouns, title, prefix }: ModuleNames) => `extend type Query {
  "${title}, newest first."
  ${many}(
    "Page size, at most 100."
    first: Int! = 24
    "Returns the entries after this cursor: the \`endCursor\` of the previous page."
    after: String
  ): ${type}Connection!
  "One ${noun}."
  ${one}("Its id: \`${prefix}-1\`." id: ID!): ${type}
}

extend type Mutation {
  "Creates a ${noun}."
  create${type}("The ${noun}." input: Create${type}Input!): Create${type}Result!
}

"The content of a new ${noun}."
input Create${type}Input {
  "Its name, up to 100 characters."
  name: String!
}

"Result of create${type}."
union Create${type}Result = ${type}Created | InvalidInput

"The ${noun} was created."
type ${type}Created {
  "The new ${noun}."
  ${one}: ${type}!
}

"A ${noun}: one sentence about what it is."
type ${type} implements Node {
  "Unique across all types: \`${prefix}-1\`."
  id: ID!
  "Its name."
  name: String!
  "The time when it was created."
  createdAt: DateTime!
}

"A list of ${nouns}, page by page."
type ${type}Connection {
  "The ${nouns} of this page."
  nodes: [${type}!]!
  "The ${nouns} of this page, each with its cursor."
  edges: [${type}Edge!]!
  "The page's cursors, and whether more pages follow."
  pageInfo: PageInfo!
  "Number of entries on all pages. Counting stops at 1,001."
  totalCount: NonNegativeInt!
  "Whether \`totalCount\` is exact: false if counting stopped at 1,001."
  totalIsExact: Boolean!
}

"A ${noun} in a list."
type ${type}Edge {
  "The ${noun}."
  node: ${type}!
  "The entry's cursor."
  cursor: String!
}
`
