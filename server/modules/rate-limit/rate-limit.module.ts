import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createKeyedHash } from './keyed-hash'
import { createRateLimitRepository } from './rate-limit.repository'
import { createRateLimiter } from './rate-limiter'

const factories = {
  services: {
    keyedHash: createKeyedHash,
    rateLimitRepository: fromDatabase(createRateLimitRepository),
    rateLimiter: createRateLimiter,
  },
}

export type RateLimitModule = ServicesOf<typeof factories>

export const rateLimitModule = factories satisfies Module
