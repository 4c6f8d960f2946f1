import type { ApolloClient, DocumentNode } from '@apollo/client'

/**
 * Refetches a query of the page, by its document or its name, after a mutation. A failure is ignored: the change is saved, and the
 * page keeps what it shows. Not by Apollo's `refetchQueries`: a failure would reject the mutation, or replace the page that suspends
 * for the query.
 */
export const refetchQuietly = async (client: ApolloClient, query: DocumentNode | string) => {
  const active = [...client.getObservableQueries([query])]
  const context = { queryDeduplication: false }
  await Promise.allSettled(
    active.map(({ query, variables }) => client.query({ query, variables, fetchPolicy: 'network-only', context })),
  )
}
