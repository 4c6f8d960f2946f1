import { type ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { createClient, type ExecutionResult } from 'graphql-sse'
import { sessionLink } from './session-link'

const extended = new WeakSet<ApolloClient>()

/** Lets a client send subscriptions. Public pages have none, so that they don't load this. */
export const addSubscriptionLink = (client: ApolloClient) => {
  if (extended.has(client)) return
  const isSubscription = ({ operationType }: ApolloLink.Operation) => operationType === 'subscription'
  client.setLink(ApolloLink.split(isSubscription, sessionLink.concat(createSubscriptionLink()), client.link))
  extended.add(client)
}

/** Sends by the GraphQL over SSE protocol. Who subscribes decides when to try again. */
const createSubscriptionLink = () => {
  const client = createClient({ url: '/graphql/stream', retryAttempts: 0 })
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable<ApolloLink.Result>((observer) =>
        client.subscribe(
          { query: print(query), variables },
          {
            next: (result) => observer.next(formatted(result)),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          },
        ),
      ),
  )
}

/** Errors are JSON, though graphql-sse declares them as instances of GraphQLError. */
const formatted = ({ data, errors }: Pick<ExecutionResult, 'data' | 'errors'>): ApolloLink.Result => ({
  ...(data !== undefined && { data }),
  ...(errors && { errors: errors.map(({ message, extensions }) => ({ message, extensions })) }),
})
