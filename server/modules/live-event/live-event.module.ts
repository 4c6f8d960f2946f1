import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createLiveEventRepository, type LiveEventRepository } from './live-event.repository'
import { createLiveEvents, type LiveEvents } from './live-event.service'

export interface LiveEventModule {
  services: { liveEventRepository: LiveEventRepository; liveEvents: LiveEvents }
}

export const liveEventModule = {
  services: { liveEventRepository: fromDatabase(createLiveEventRepository), liveEvents: createLiveEvents },
} satisfies Module<LiveEventModule>
