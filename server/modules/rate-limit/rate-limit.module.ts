import type { Database } from '../../database/connection'
import type { Module } from '../module'
import { createRateLimitRepository } from './rate-limit.repository'
import { createRateLimiter, type RateLimiter } from './rate-limiter'

export interface RateLimitModule {
  services: { rateLimiter: RateLimiter }
}

export const rateLimitModule = {
  services: {
    rateLimiter: ({ db, now }: { db: Database; now: () => Date }) =>
      createRateLimiter(createRateLimitRepository(db), now),
  },
} satisfies Module<RateLimitModule>
