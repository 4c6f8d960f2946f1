import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createOutboxRepository, type OutboxRepository } from './outbox.repository'
import { createOutbox, type Outbox } from './outbox.service'
import { createOutboxWorker, type OutboxWorker } from './outbox.worker'

export interface OutboxModule {
  services: { outboxRepository: OutboxRepository; outbox: Outbox }
  requestServices: { outboxWorker: OutboxWorker }
}

export const outboxModule = {
  services: { outboxRepository: fromDatabase(createOutboxRepository), outbox: createOutbox },
  requestServices: { outboxWorker: createOutboxWorker },
} satisfies Module<OutboxModule>
