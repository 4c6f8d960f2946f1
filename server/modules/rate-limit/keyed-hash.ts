import { toBase64Url } from '../../lib/base64'
import { hmacSha256 } from '../../lib/digest'
import type { RateLimitRepository } from './rate-limit.repository'

/** An HMAC with a key that all processes share. With a plain hash, the few possible network addresses could be tried out. */
export const createKeyedHash = ({ rateLimitRepository }: { rateLimitRepository: RateLimitRepository }) => {
  let key: Promise<string> | undefined

  /** The first text says what the hash is for. */
  return async (...texts: readonly [purpose: string, ...rest: string[]]) => {
    key ??= rateLimitRepository.hmacKey()
    return toBase64Url(hmacSha256(await key, JSON.stringify(texts)))
  }
}

export type KeyedHash = ReturnType<typeof createKeyedHash>
