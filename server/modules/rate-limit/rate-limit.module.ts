import { fromDatabase, type Module } from '../module'
import { createKeyedHash } from './keyed-hash'
import { createRateLimitRepository } from './rate-limit.repository'
import { createRateLimiter } from './rate-limiter'

export const factories = {
  services: {
    keyedHash: createKeyedHash,
    rateLimitRepository: fromDatabase(createRateLimitRepository),
    rateLimiter: createRateLimiter,
  },
}

export const module = factories satisfies Module
