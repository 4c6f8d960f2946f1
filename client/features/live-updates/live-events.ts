import type { ApolloClient } from '@apollo/client'
import { addSubscriptionLink } from '../../apollo/subscription-link'
import { LiveEventsDocument } from './live-events.generated'

/** The live events of the viewer after the last one received. Loaded after the page, with the client of the protocol. */
export const subscribeToLiveEvents = (client: ApolloClient, after: number | null) => {
  addSubscriptionLink(client)
  return client.subscribe({ query: LiveEventsDocument, variables: { after }, fetchPolicy: 'no-cache' })
}
