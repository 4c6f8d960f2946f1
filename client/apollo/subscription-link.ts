import { type ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { createClient, type ExecutionResult } from 'graphql-sse'
import { sessionLink } from './session-link'

const extended = new WeakSet<ApolloClient>()

/** Lets a client send subscriptions. Public pages have none and don't load this. */
export const addSubscriptionLink = (client: ApolloClient) => {
  if (extended.has(client)) return
  const isSubscription = ({ operationType }: ApolloLink.Operation) => operationType === 'subscription'
  client.setLink(ApolloLink.split(isSubscription, sessionLink.concat(createSubscriptionLink()), client.link))
  extended.add(client)
}

/** Speaks the GraphQL over SSE protocol, without retries: the subscriber decides when to subscribe again. */
const createSubscriptionLink = () => {
  const client = createClient({ url: '/graphql/stream', retryAttempts: 0 })
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable<ApolloLink.Result>((observer) =>
        client.subscribe(
          { query: print(query), variables },
          {
            next: (result) => observer.next(toApolloResult(result)),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          },
        ),
      ),
  )
}

/** Errors are JSON, though graphql-sse declares them as instances of GraphQLError. */
const toApolloResult = ({ data, errors }: Pick<ExecutionResult, 'data' | 'errors'>): ApolloLink.Result => ({
  ...(data !== undefined && { data }),
  ...(errors && { errors: errors.map(({ message, extensions }) => ({ message, extensions })) }),
})
