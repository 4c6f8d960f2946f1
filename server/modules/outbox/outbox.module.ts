import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createOutboxQueries } from './outbox.queries'
import { createOutboxRepository } from './outbox.repository'
import { createOutbox } from './outbox.service'
import { createOutboxWorker } from './outbox.worker'
import { createRejectedAddressRepository } from './rejected-address.repository'

const factories = {
  services: {
    outboxRepository: fromDatabase(createOutboxRepository),
    rejectedAddressRepository: fromDatabase(createRejectedAddressRepository),
    outbox: createOutbox,
  },
  queries: { outboxQueries: createOutboxQueries },
  requestServices: { outboxWorker: createOutboxWorker },
}

export type OutboxModule = ServicesOf<typeof factories>

export const outboxModule = factories satisfies Module
