import { fromDatabase, type Module } from '../module'
import { createTrackRecordQueries } from './track-record.queries'
import { createTrackRecordRepository } from './track-record.repository'
import { trackRecordResolvers } from './track-record.resolvers'
import { createTrackRecordService } from './track-record.service'

export const factories = {
  services: {
    trackRecordRepository: fromDatabase(createTrackRecordRepository),
    trackRecordService: createTrackRecordService,
  },
  queries: { trackRecords: createTrackRecordQueries },
}

export const module = {
  resolvers: trackRecordResolvers,
  ...factories,
} satisfies Module
