import type { FieldPolicy, Reference } from '@apollo/client'

interface Connection {
  nodes: readonly Reference[]
  pageInfo?: { hasNextPage: boolean; endCursor: string | null }
}

interface LoadedPages extends Connection {
  /** The sum of `first` of all loaded pages; the server may have returned fewer entries. */
  requested: number
}

/** The server's default for `first`. */
const DEFAULT_PAGE_SIZE = 24

/**
 * Keeps the loaded pages of a Relay connection as one list, like Apollo's `relayStylePagination`, but for `nodes`: our queries select
 * no edges. A field without an `after` argument is a preview or a count, and is cached by all its arguments.
 */
export const connectionPolicy: FieldPolicy<LoadedPages, Connection> = {
  keyArgs: (args, { field }) => {
    const isPaginated = field?.arguments?.some(({ name }) => name.value === 'after')
    return Object.keys(args ?? {}).filter((name) => !isPaginated || (name !== 'first' && name !== 'after'))
  },
  read: (existing, { args }) => {
    const first: number = args?.first ?? DEFAULT_PAGE_SIZE
    const isEnough = existing && (existing.requested >= first || existing.pageInfo?.hasNextPage === false)
    return isEnough ? existing : undefined
  },
  merge: (existing, incoming, { args }) => {
    const first: number = args?.first ?? DEFAULT_PAGE_SIZE
    if (!args?.after) return { ...incoming, requested: first }
    if (!existing) return { ...incoming, nodes: [], pageInfo: { hasNextPage: true, endCursor: null }, requested: 0 }
    // The list was refetched in the meantime, so this page no longer follows it.
    if (existing.pageInfo?.endCursor !== args.after) return existing
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes], requested: existing.requested + first }
  },
}
