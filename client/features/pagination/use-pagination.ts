import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type RefCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShownCount } from './shown-count'

export interface Connection<Node> {
  nodes: readonly Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount?: number
}

export interface PageVariables {
  first: number
  after: string | null
}

export interface PaginationOptions<Node, Variables> {
  connection: Connection<Node>
  shown: ShownCount
  /** The query that the connection comes from. */
  query: TypedDocumentNode<unknown, Variables>
  /** Its variables for another page. */
  variables: (page: PageVariables) => NoInfer<Variables>
  /** The number of all entries as a text: `28 companies`. */
  total?: string
}

export interface LoadMoreState {
  shown: number
  /** The id of the last entry that is shown. */
  last: string | undefined
  totalCount?: number | undefined
  total?: string | undefined
  /**
   * Null at the end of the list. Gets the button that was pressed; without one, as in a retry by itself, the focus stays where it is.
   * Resolves to false if the list does not grow.
   */
  load: ((button?: HTMLElement) => Promise<unknown>) | null
  /** Address of this page with more of the list, if the address keeps the count. */
  href?: string | undefined
}

/**
 * The entries to show, and the props of a `LoadMore` below them. The connection's field policy in the cache appends each page. A suspense
 * hook's own `fetchMore` would throw a failure to the error boundary and lose the list, hence `client.query`.
 */
export const usePagination = <Node extends { id: string }, Variables extends OperationVariables>(
  options: PaginationOptions<Node, Variables>,
) => {
  const { connection, shown, query, variables, total } = options
  const client = useApolloClient()
  const [firstNew, setFirstNew] = useState<number>()
  const pressed = useRef<HTMLElement>(undefined)
  const { key } = useLocation()
  const shownAt = useRef('')
  // While the list of a chosen filter loads, the address is the new one already, and the former list is still shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key says that the list of the address is shown
  useEffect(() => {
    shownAt.current = pathAndQuery()
  }, [key])
  const nodes = connection.nodes.slice(0, shown.count)
  const isLoaded = nodes.length < connection.nodes.length
  const next = nodes.length + shown.pageSize

  const load = async (button?: HTMLElement) => {
    const address = shownAt.current
    if (!isLoaded)
      await client.query({
        query,
        variables: variables({ first: shown.pageSize, after: connection.pageInfo.endCursor }),
        fetchPolicy: 'network-only',
      })
    // A late response must not lead a visitor back to a page that they have left, or undo a filter that they have chosen.
    if (shown.href && pathAndQuery() !== address) return false
    pressed.current = button
    setFirstNew(nodes.length)
    shown.show(next)
  }
  const focus = (entry: HTMLElement | null) => {
    const button = pressed.current
    if (!entry || !button) return
    pressed.current = undefined
    const { activeElement, body } = document
    // Visitors may have gone on elsewhere while it loaded. At the end of the list the button is gone.
    if (activeElement === button || activeElement === body) entry.focus()
  }

  const hasMore = isLoaded || connection.pageInfo.hasNextPage
  const more: LoadMoreState | null =
    hasMore || nodes.length > shown.pageSize
      ? {
          shown: nodes.length,
          last: nodes.at(-1)?.id,
          totalCount: connection.totalCount,
          total,
          load: hasMore ? load : null,
          href: shown.href?.(next),
        }
      : null
  const newId = firstNew === undefined ? undefined : nodes[firstNew]?.id
  /** The first new entry gets the focus from the button. */
  const entryRef = (id: string): RefCallback<HTMLElement> | undefined => (id === newId ? focus : undefined)
  return { nodes, more, entryRef }
}

const pathAndQuery = () => window.location.pathname + window.location.search
