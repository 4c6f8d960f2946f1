import { fromDatabase, fromLongReads, type Module } from '../module'
import { createMailRecordRepository } from './mail-record.repository'
import { createMailRecords } from './mail-record.service'
import { createMailRecordExport } from './mail-record-export'
import { createOutboxQueries } from './outbox.queries'
import { createOutboxRepository } from './outbox.repository'
import { outboxResolvers } from './outbox.resolvers'
import { createOutbox } from './outbox.service'
import { createOutboxWorker } from './outbox.worker'
import { createRejectedAddressRepository } from './rejected-address.repository'

export const factories = {
  services: {
    mailRecordExport: fromLongReads(createMailRecordExport),
    mailRecordRepository: fromDatabase(createMailRecordRepository),
    mailRecords: createMailRecords,
    outboxRepository: fromDatabase(createOutboxRepository),
    rejectedAddressRepository: fromDatabase(createRejectedAddressRepository),
    outbox: createOutbox,
  },
  queries: { outboxQueries: createOutboxQueries },
  requestServices: { outboxWorker: createOutboxWorker },
}

export const module = { resolvers: outboxResolvers, ...factories } satisfies Module
