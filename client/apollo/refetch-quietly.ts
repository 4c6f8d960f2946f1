import type { ApolloClient, DocumentNode } from '@apollo/client'

/**
 * Refetches a query of the page after a mutation. A failure is ignored: the change is saved, and the page keeps what it shows.
 * Not by Apollo's `refetchQueries`: a failure would reject the mutation, or replace the page that suspends for the query.
 */
export const refetchQuietly = async (client: ApolloClient, query: DocumentNode) => {
  const active = [...client.getObservableQueries([query])]
  const context = { queryDeduplication: false }
  await Promise.allSettled(
    active.map(({ variables }) => client.query({ query, variables, fetchPolicy: 'network-only', context })),
  )
}
