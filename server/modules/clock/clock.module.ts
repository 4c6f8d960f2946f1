import type { DeadlineWorker } from '../engagement/deadline.worker'
import { fromDatabase, type Module, type ServicesOf } from '../module'
import type { ReviewWorker } from '../review/review-publication'
import { createClockCommands } from './clock.commands'
import { createClockQueries, createClockSync } from './clock.queries'
import { createClockRepository } from './clock.repository'
import { clockResolvers } from './clock.resolvers'

const factories = {
  services: { clockRepository: fromDatabase(createClockRepository), clockSync: createClockSync },
  queries: { siteClock: createClockQueries },
  requestServices: {
    runDue:
      ({ deadlineWorker, reviewWorker }: { deadlineWorker: DeadlineWorker; reviewWorker: ReviewWorker }) =>
      async () => {
        const processedDeadlines = await deadlineWorker.run()
        await reviewWorker.run()
        return processedDeadlines
      },
  },
  commands: { clockCommands: createClockCommands },
}

export type ClockModule = ServicesOf<typeof factories>

export const clockModule = {
  resolvers: clockResolvers,
  access: { Query: { clock: ['ADMIN'] }, Mutation: { advanceClock: ['ADMIN'] } },
  ...factories,
} satisfies Module
