import { ApolloLink, Observable } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { createClient } from 'graphql-sse'

/** Sends subscriptions by the GraphQL over SSE protocol. Who subscribes decides when to try again. */
export const createSubscriptionLink = (url: string) => {
  const client = createClient({ url, retryAttempts: 0 })
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable<ApolloLink.Result>((observer) => client.subscribe({ query: print(query), variables }, observer)),
  )
}
