import { fromDatabase } from '../../database/from-database'
import type { DeadlineWorker } from '../engagement/deadline.worker'
import type { Module } from '../module'
import type { ReviewWorker } from '../review/review-publication'
import { type ClockCommands, createClockCommands } from './clock.commands'
import { type ClockQueries, type ClockSync, createClockQueries, createClockSync } from './clock.queries'
import { type ClockRepository, createClockRepository } from './clock.repository'
import { clockResolvers } from './clock.resolvers'

export interface ClockModule {
  services: { clockRepository: ClockRepository; clockSync: ClockSync }
  queries: { siteClock: ClockQueries }
  requestServices: { runDue: () => Promise<number> }
  commands: { clockCommands: ClockCommands }
}

interface Workers {
  deadlineWorker: DeadlineWorker
  reviewWorker: ReviewWorker
}

export const clockModule = {
  resolvers: clockResolvers,
  access: { Query: { clock: ['ADMIN'] }, Mutation: { advanceClock: ['ADMIN'] } },
  services: { clockRepository: fromDatabase(createClockRepository), clockSync: createClockSync },
  queries: { siteClock: createClockQueries },
  requestServices: {
    runDue:
      ({ deadlineWorker, reviewWorker }: Workers) =>
      async () => {
        const processedDeadlines = await deadlineWorker.run()
        await reviewWorker.run()
        return processedDeadlines
      },
  },
  commands: { clockCommands: createClockCommands },
} satisfies Module<ClockModule>
