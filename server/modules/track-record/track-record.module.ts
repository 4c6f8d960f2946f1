import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createTrackRecordQueries } from './track-record.queries'
import { createTrackRecordRepository } from './track-record.repository'
import { trackRecordResolvers } from './track-record.resolvers'
import { createTrackRecordService } from './track-record.service'

const factories = {
  services: {
    trackRecordRepository: fromDatabase(createTrackRecordRepository),
    trackRecordService: createTrackRecordService,
  },
  queries: { trackRecords: createTrackRecordQueries },
}

export type TrackRecordModule = ServicesOf<typeof factories>

export const trackRecordModule = {
  resolvers: trackRecordResolvers,
  access: {},
  ...factories,
} satisfies Module
