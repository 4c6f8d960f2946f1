import type { ApolloClient, DocumentNode } from '@apollo/client'

/**
 * Refetches queries of the page, by their documents or names, after a mutation. A failure is ignored: the change is saved, and the
 * page keeps what it shows. Not by Apollo's `refetchQueries`: a failure would reject the mutation, or replace the page that suspends
 * for the query.
 */
export const refetchQuietly = async (client: ApolloClient, ...queries: (DocumentNode | string)[]) => {
  const active = [...client.getObservableQueries(queries)]
  // A request that began before the mutation may still be under way. Joined with it, this one would get the data from before.
  const context = { queryDeduplication: false }
  await Promise.allSettled(
    active.map(({ query, variables }) => client.query({ query, variables, fetchPolicy: 'network-only', context })),
  )
}
