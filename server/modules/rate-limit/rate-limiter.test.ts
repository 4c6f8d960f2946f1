import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '../../lib/dates'
import { databases } from '../../testing/database/databases'
import { addressLimits } from './address-limits'
import { createKeyedHash } from './keyed-hash'
import { createRateLimitRepository } from './rate-limit.repository'
import { createRateLimiter } from './rate-limiter'

const start = Date.parse('2026-11-21T12:00:00.000Z')
const limit = { key: ['login', '203.0.113.7'], max: 2, seconds: 900 } as const

describe.each(databases)('rate limiter on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = start
  const rateLimitRepository = createRateLimitRepository(db)
  const keyedHash = createKeyedHash({ rateLimitRepository })
  const { consume } = createRateLimiter({ rateLimitRepository, keyedHash, now: () => new Date(now) })
  beforeEach(async () => {
    now = start
    await db.deleteFrom('rateLimitAttempt').execute()
  })
  afterAll(() => db.destroy())

  test('a clock that is set back shuts no longer than the window', async () => {
    now = start + DAY_MS
    await consume([limit])
    await consume([limit])
    now = start
    expect(await consume([limit])).toEqual({ allowed: false, retryAfterSeconds: 900 })
    now += 900_000
    expect(await consume([limit])).toMatchObject({ allowed: true })
  })

  test('a clock that is set back by seconds does not lengthen the wait', async () => {
    await consume([limit])
    await consume([limit])
    now -= 30_000
    expect(await consume([limit])).toEqual({ allowed: false, retryAfterSeconds: 900 })
  })

  test('an attempt beyond the limit writes nothing', async () => {
    await consume([limit])
    await consume([limit])
    const writes = [vi.spyOn(rateLimitRepository, 'add'), vi.spyOn(rateLimitRepository, 'removeOlderThan')]
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await consume([limit])).toMatchObject({ allowed: false })
    for (const write of writes) expect(write).not.toHaveBeenCalled()
  })

  test('attempts at the same moment count each other', async () => {
    const attempts = await Promise.all([1, 2, 3, 4].map(() => consume([limit])))
    expect(attempts.filter(({ allowed }) => allowed).length).toBeLessThanOrEqual(2)
  })

  test('IPv6 counts by /64, and by /48 with eight times the maximum', async () => {
    const attempt = async (address: string) =>
      (await consume(addressLimits(address, { key: ['login'], max: 2, seconds: 900 }))).allowed
    for (let site = 0; site < 8; site++) {
      expect(await attempt(`2001:db8:1:${site}::1`)).toBe(true)
      expect(await attempt(`2001:db8:1:${site}::2`)).toBe(true)
      if (site === 0) expect(await attempt('2001:db8:1::3')).toBe(false)
    }
    expect(await attempt('2001:db8:1:8::1')).toBe(false)
    expect(await attempt('2001:db8:2::1')).toBe(true)
  })

  test('the digest of an address can’t be computed without the key of the database', async () => {
    await consume([limit])
    const { bucket } = await db.selectFrom('rateLimitAttempt').select('bucket').executeTakeFirstOrThrow()
    const guesses = [limit.key, ['rate limit', ...limit.key]].map((key) =>
      createHash('sha256').update(JSON.stringify(key)).digest('base64url'),
    )
    expect(guesses).not.toContain(bucket)
    expect(bucket).toBe(await keyedHash('rate limit', ...limit.key))
  })
})
