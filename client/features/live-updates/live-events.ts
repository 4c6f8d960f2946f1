import type { ApolloClient } from '@apollo/client'
import { filter } from 'rxjs'
import { addSubscriptionLink } from '../../apollo/subscription-link'
import { LiveEventsDocument } from './live-events.generated'

/**
 * The viewer's live events after a sequence. This file and the SSE client are a chunk that loads after the page. Somebody who types
 * changes no data: the page gets a `TYPING` event with the id of the conversation instead.
 */
export const subscribeToLiveEvents = (client: ApolloClient, after: number | null) => {
  addSubscriptionLink(client)
  const events = client.subscribe({ query: LiveEventsDocument, variables: { after }, fetchPolicy: 'no-cache' })
  return events.pipe(
    filter(({ data }) => {
      const isTyping = data?.liveEvents.kind === 'TYPING'
      if (isTyping) dispatchEvent(new CustomEvent('TYPING', { detail: data?.liveEvents.subjectId }))
      return !isTyping
    }),
  )
}
