import { fromDatabase, type Module } from '../module'
import { createKeyedHash } from './keyed-hash'
import { createRateLimitRepository } from './rate-limit.repository'
import { createRateLimiter } from './rate-limiter'
import { createThrottle } from './throttle'

export const factories = {
  services: {
    keyedHash: createKeyedHash,
    rateLimitRepository: fromDatabase(createRateLimitRepository),
    rateLimiter: createRateLimiter,
  },
  requestServices: { throttle: createThrottle },
}

export const module = factories satisfies Module
