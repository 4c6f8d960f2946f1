import { fromDatabase, fromLongReads, type Module, type ServicesOf } from '../module'
import { createMailRecordRepository } from './mail-record.repository'
import { createMailRecords } from './mail-record.service'
import { createMailRecordExport } from './mail-record-export'
import { createOutboxQueries } from './outbox.queries'
import { createOutboxRepository } from './outbox.repository'
import { outboxResolvers } from './outbox.resolvers'
import { createOutbox } from './outbox.service'
import { createOutboxWorker } from './outbox.worker'
import { createRejectedAddressRepository } from './rejected-address.repository'

const factories = {
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

export type OutboxModule = ServicesOf<typeof factories>

export const outboxModule = { resolvers: outboxResolvers, ...factories } satisfies Module
