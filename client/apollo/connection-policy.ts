import type { FieldPolicy, Reference } from '@apollo/client'

interface Connection {
  nodes: readonly Reference[]
  pageInfo?: { hasNextPage: boolean; endCursor: string | null }
}

interface LoadedPages extends Connection {
  /** How many entries were asked for so far; the server may have given fewer. */
  requested: number
}

/** The server's default for `first`. */
const defaultPageSize = 24

/**
 * Keeps the loaded pages of a Relay connection as one list, as Apollo's `relayStylePagination` does, but by `nodes`: our queries ask
 * for no edges. A field without an `after` argument is a fixed selection, a preview or a count, and is cached by all its arguments.
 */
export const connectionPolicy: FieldPolicy<LoadedPages, Connection> = {
  keyArgs: (args, { field }) => {
    const isPaginated = field?.arguments?.some(({ name }) => name.value === 'after')
    return Object.keys(args ?? {}).filter((name) => !isPaginated || (name !== 'first' && name !== 'after'))
  },
  read: (existing, { args }) => {
    const first: number = args?.first ?? defaultPageSize
    const isEnough = existing && (existing.requested >= first || existing.pageInfo?.hasNextPage === false)
    return isEnough ? existing : undefined
  },
  merge: (existing, incoming, { args }) => {
    const first: number = args?.first ?? defaultPageSize
    if (!args?.after) return { ...incoming, requested: first }
    if (!existing) return { ...incoming, nodes: [], pageInfo: { hasNextPage: true, endCursor: null }, requested: 0 }
    // The list was refetched meanwhile: this page does not follow it any more.
    if (existing.pageInfo?.endCursor !== args.after) return existing
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes], requested: existing.requested + first }
  },
}
