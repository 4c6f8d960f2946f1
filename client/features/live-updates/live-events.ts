import type { ApolloClient } from '@apollo/client'
import { addSubscriptionLink } from '../../apollo/subscription-link'
import { LiveEventsDocument } from './live-events.generated'

/** The viewer's live events after a sequence. This file and the SSE client are a chunk that loads after the page. */
export const subscribeToLiveEvents = (client: ApolloClient, after: number | null) => {
  addSubscriptionLink(client)
  return client.subscribe({ query: LiveEventsDocument, variables: { after }, fetchPolicy: 'no-cache' })
}
