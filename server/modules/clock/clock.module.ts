import type { DeadlineWorker } from '../engagement/deadlines/deadline.worker'
import type { AdminAlertWorker } from '../engagement/due/admin-alert.worker'
import type { DueNoticeWorker } from '../engagement/due/due-notice.worker'
import { fromDatabase, type Module } from '../module'
import type { ReviewWorker } from '../review/review-publication'
import { createClockCommands } from './clock.commands'
import { createClockQueries, createClockSync } from './clock.queries'
import { createClockRepository } from './clock.repository'
import { clockResolvers } from './clock.resolvers'

interface Workers {
  adminAlertWorker: AdminAlertWorker
  deadlineWorker: DeadlineWorker
  dueNoticeWorker: DueNoticeWorker
  reviewWorker: ReviewWorker
}

export const factories = {
  services: { clockRepository: fromDatabase(createClockRepository), clockSync: createClockSync },
  queries: { siteClock: createClockQueries },
  requestServices: {
    runDue:
      ({ adminAlertWorker, deadlineWorker, dueNoticeWorker, reviewWorker }: Workers) =>
      async () => {
        await adminAlertWorker.run()
        const processedDeadlines = await deadlineWorker.run()
        await dueNoticeWorker.run()
        await reviewWorker.run()
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
