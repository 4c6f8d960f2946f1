import { ApolloLink, Observable } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { createClient, type ExecutionResult } from 'graphql-sse'

/** Sends subscriptions by the GraphQL over SSE protocol. Who subscribes decides when to try again. */
export const createSubscriptionLink = (url: string) => {
  const client = createClient({ url, retryAttempts: 0 })
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
const formatted = ({ data, errors }: ExecutionResult): ApolloLink.Result => ({
  ...(data !== undefined && { data }),
  ...(errors && { errors: errors.map(({ message, extensions }) => ({ message, extensions })) }),
})
