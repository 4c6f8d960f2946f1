import { fromDatabase, type Module } from '../module'
import { createLiveEventPoller } from './live-event.poller'
import { createLiveEventQueries } from './live-event.queries'
import { createLiveEventRepository } from './live-event.repository'
import { liveEventResolvers } from './live-event.resolvers'
import { createLiveEvents } from './live-event.service'
import { createTypingSignals } from './typing-signals'

export const factories = {
  services: {
    liveEventRepository: fromDatabase(createLiveEventRepository),
    liveEvents: createLiveEvents,
    liveEventPoller: createLiveEventPoller,
    typingSignals: createTypingSignals,
  },
  queries: { liveEventQueries: createLiveEventQueries },
}

export const module = {
  resolvers: liveEventResolvers,
  access: { Subscription: { liveEvents: 'signed-in' } },
  tokenAccess: { READ: ['liveEvents'] },
  ...factories,
} satisfies Module
