import type { DeadlineWorker } from '../engagement/deadlines/deadline.worker'
import { fromDatabase, type Module } from '../module'
import { createClockCommands } from './clock.commands'
import { createClockQueries, createClockSync } from './clock.queries'
import { createClockRepository } from './clock.repository'
import { clockResolvers } from './clock.resolvers'

interface Worker {
  run: () => Promise<unknown>
}

interface Workers {
  adminAlertWorker: Worker
  credentialWorker: Worker
  deadlineWorker: DeadlineWorker
  docketReminders: Worker
  dueNoticeWorker: Worker
  mandateWorker: Worker
  reviewWorker: Worker
}

export const factories = {
  services: { clockRepository: fromDatabase(createClockRepository), clockSync: createClockSync },
  queries: { siteClock: createClockQueries },
  requestServices: {
    runDue: (workers: Workers) => async () => {
      const { adminAlertWorker, credentialWorker, deadlineWorker, docketReminders } = workers
      const { dueNoticeWorker, mandateWorker, reviewWorker } = workers
      await adminAlertWorker.run()
      const processedDeadlines = await deadlineWorker.run()
      await dueNoticeWorker.run()
      await reviewWorker.run()
      await mandateWorker.run()
      await credentialWorker.run()
      await docketReminders.run()
      return processedDeadlines
    },
  },
  commands: { clockCommands: createClockCommands },
}

export const module = {
  resolvers: clockResolvers,
  access: { Query: { clock: ['ADMIN'], serverTime: 'anyone' }, Mutation: { advanceClock: ['ADMIN'] } },
  adminReads: { clock: 'the clock' },
  tokenAccess: { READ: ['serverTime'] },
  ...factories,
} satisfies Module
