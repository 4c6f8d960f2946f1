import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createOutboxRepository } from './outbox.repository'
import { createOutbox } from './outbox.service'
import { createOutboxWorker } from './outbox.worker'

const factories = {
  services: { outboxRepository: fromDatabase(createOutboxRepository), outbox: createOutbox },
  requestServices: { outboxWorker: createOutboxWorker },
}

export type OutboxModule = ServicesOf<typeof factories>

export const outboxModule = factories satisfies Module
