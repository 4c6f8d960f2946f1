import { fromDatabase, type Module } from '../module'
import { createMailRecordRepository } from './mail-record.repository'
import { createMailRecords } from './mail-record.service'
import { createOutboxQueries } from './outbox.queries'
import { createOutboxRepository } from './outbox.repository'
import { outboxResolvers } from './outbox.resolvers'
import { createOutbox } from './outbox.service'
import { createOutboxWorker } from './outbox.worker'
import { outboxExport } from './outbox-export'
import { createRejectedAddressRepository } from './rejected-address.repository'

export const factories = {
  services: {
    mailRecordRepository: fromDatabase(createMailRecordRepository),
    mailRecords: createMailRecords,
    outboxRepository: fromDatabase(createOutboxRepository),
    rejectedAddressRepository: fromDatabase(createRejectedAddressRepository),
    outbox: createOutbox,
  },
  queries: { outboxQueries: createOutboxQueries },
  requestServices: { outboxWorker: createOutboxWorker },
}

export const module = { resolvers: outboxResolvers, accountExport: outboxExport, ...factories } satisfies Module
