import { COUNT_LIMIT, type Page } from '../../database/paging/page'

export const connectionResolvers = <Row>() => ({
  nodes: ({ rows }: Page<Row>) => rows,
  edges: ({ rows, cursor }: Page<Row>) => rows.map((node) => ({ node, cursor: cursor(node) })),
  pageInfo: ({ rows: [first], rows, hasNextPage, hasPreviousPage, cursor }: Page<Row>) => {
    const last = rows.at(-1)
    return {
      hasNextPage,
      hasPreviousPage,
      startCursor: first && cursor(first),
      endCursor: last && cursor(last),
    }
  },
  totalCount: ({ count }: Page<Row>) => count(),
  totalIsExact: async ({ count }: Page<Row>) => (await count()) < COUNT_LIMIT,
})

/** For connections that have facets. The queries of a list without filters return none. */
export const facetResolvers = { facets: ({ facets }: Page<unknown>) => facets?.() ?? [] }
