import { createHmac } from 'node:crypto'
import type { RateLimitRepository } from './rate-limit.repository'

/** An HMAC with a key that all processes share. With a plain hash, the few possible network addresses could be tried out. */
export const createKeyedHash = ({ rateLimitRepository }: { rateLimitRepository: RateLimitRepository }) => {
  let key: Promise<string> | undefined

  /** The first text says what the hash is for. */
  return async (...texts: readonly [purpose: string, ...rest: string[]]) => {
    key ??= rateLimitRepository.hmacKey()
    return createHmac('sha256', await key)
      .update(JSON.stringify(texts))
      .digest('base64url')
  }
}

export type KeyedHash = ReturnType<typeof createKeyedHash>
