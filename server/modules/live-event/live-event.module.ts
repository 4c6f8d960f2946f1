import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createLiveEventPoller, type LiveEventPoller } from './live-event.poller'
import { createLiveEventQueries, type LiveEventQueries } from './live-event.queries'
import { createLiveEventRepository, type LiveEventRepository } from './live-event.repository'
import { liveEventResolvers } from './live-event.resolvers'
import { createLiveEvents, type LiveEvents } from './live-event.service'

export interface LiveEventModule {
  services: { liveEventRepository: LiveEventRepository; liveEvents: LiveEvents; liveEventPoller: LiveEventPoller }
  queries: { liveEventQueries: LiveEventQueries }
}

export const liveEventModule = {
  resolvers: liveEventResolvers,
  access: { Subscription: { liveEvents: 'signed-in' } },
  services: {
    liveEventRepository: fromDatabase(createLiveEventRepository),
    liveEvents: createLiveEvents,
    liveEventPoller: createLiveEventPoller,
  },
  queries: { liveEventQueries: createLiveEventQueries },
} satisfies Module<LiveEventModule>
