import { type ApolloCache, type FieldFunctionOptions, InMemoryCache, type Reference } from '@apollo/client'

interface Page {
  nodes: readonly Reference[]
  pageInfo: object
}

type Read = FieldFunctionOptions['readField']

const numberOf = (readField: Read, message: Reference | undefined) => readField<number>('sequence', message) ?? 0

/**
 * Newest first, each once, whichever answer brought it. Messages are numbered without a gap: where one would be left between
 * what was known and what came, only what came is shown, and the rest is loaded again on demand.
 */
export const joined = (known: Page | undefined, came: Page, readField: Read): Page => {
  if (!known || known.nodes.length === 0 || came.nodes.length === 0) return came
  const number = (message: Reference | undefined) => numberOf(readField, message)
  const [newest, oldest] = [known, came].sort((a, b) => number(b.nodes[0]) - number(a.nodes[0]))
  if (!newest || !oldest || number(newest.nodes.at(-1)) > number(oldest.nodes[0]) + 1) return came
  const all = new Map([...known.nodes, ...came.nodes].map((message) => [number(message), message]))
  const nodes = [...all].sort(([a], [b]) => b - a).map(([, message]) => message)
  const first = (page: Page) => number(page.nodes.at(-1))
  return { ...came, nodes, pageInfo: first(known) < first(came) ? known.pageInfo : came.pageInfo }
}

/** How the pages of a conversation grow together. Only who reads conversations needs to know. */
export const knowConversations = (cache: ApolloCache) => {
  if (!(cache instanceof InMemoryCache)) return
  cache.policies.addTypePolicies({
    Conversation: {
      fields: {
        messages: {
          keyArgs: false,
          merge: (known: Page | undefined, came: Page, { readField }) => joined(known, came, readField),
        },
      },
    },
  })
}
