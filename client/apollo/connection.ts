import type { FieldPolicy } from '@apollo/client'

interface Page {
  nodes: readonly unknown[]
}

/** Pages of one list join as `fetchMore` brings them; `keyArgs` tell one list from another. */
export const connection = (keyArgs: string[]): FieldPolicy<Page> => ({
  keyArgs,
  merge: (existing, incoming, { args }) =>
    existing && args?.after ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming,
})
