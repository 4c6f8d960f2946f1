import type { Database } from '../../database/connection'
import type { Module, ServicesOf } from '../module'
import { createRateLimitRepository } from './rate-limit.repository'
import { createRateLimiter } from './rate-limiter'

const factories = {
  services: {
    rateLimiter: ({ db, now }: { db: Database; now: () => Date }) =>
      createRateLimiter(createRateLimitRepository(db), now),
  },
}

export type RateLimitModule = ServicesOf<typeof factories>

export const rateLimitModule = factories satisfies Module
