import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { login as loginWith } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor } from '../../../testing/execute'

/** Too long, so that it is refused without hashing. It counts like any other wrong password. */
const WRONG = 'x'.repeat(201)
const RIGHT = 'password123'
/** Each attempt counts for its address and email, its address, and the account. */
const LIMITS = 3
const start = Date.parse('2026-11-21T12:00:00.000Z')

describe.each(databases)('login throttling on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = start
  const execute = executor(db, { now: () => new Date(now) })
  beforeEach(async () => {
    now = start
    await db.deleteFrom('rateLimitAttempt').execute()
  })
  afterAll(() => db.destroy())

  const login = (email: string, password: string, address = '192.0.2.1', run = execute) =>
    loginWith(run, { email, password }, newVisitor(address))
  const typenameOf = async (...attempt: Parameters<typeof login>) => (await login(...attempt)).__typename
  const guess = async (times: number, email: string, address?: string) => {
    for (let i = 0; i < times; i++) expect(await typenameOf(email, WRONG, address)).toBe('InvalidCredentials')
  }

  test('after ten wrong passwords within 15 minutes the right one is refused until the 15 minutes are over', async () => {
    await guess(1, 'broker@example.com')
    now += 60_000
    await guess(9, 'broker@example.com')
    const visitor = newVisitor()
    const input = { email: 'broker@example.com', password: RIGHT }
    expect(await loginWith(execute, input, visitor)).toEqual({
      __typename: 'TooManyAttempts',
      retryAfterSeconds: 840,
    })
    expect([visitor.token, visitor.retryAfterSeconds]).toEqual([undefined, 840])
    now += 839_999
    expect(await login('broker@example.com', RIGHT)).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 1 })
    now += 1
    expect(await typenameOf('broker@example.com', RIGHT)).toBe('LoginSuccess')
  })

  test('after nine wrong passwords the right one logs in', async () => {
    await guess(9, 'broker@example.com')
    expect(await typenameOf('broker@example.com', RIGHT)).toBe('LoginSuccess')
    await guess(1, 'broker@example.com')
    expect(await typenameOf('broker@example.com', RIGHT)).toBe('TooManyAttempts')
  })

  test('an email address in another case counts for the same account', async () => {
    await guess(5, 'broker@example.com')
    await guess(5, ' BROKER@Example.com ')
    expect(await typenameOf('broker@example.com', RIGHT)).toBe('TooManyAttempts')
  })

  test('another IP address and another account are not affected', async () => {
    await guess(10, 'broker@example.com')
    expect(await typenameOf('broker@example.com', RIGHT, '192.0.2.2')).toBe('LoginSuccess')
    expect(await typenameOf('vendor@example.com', RIGHT)).toBe('LoginSuccess')
  })

  test('an unknown account is throttled like a known one', async () => {
    await guess(10, 'nobody@example.com')
    expect(await typenameOf('nobody@example.com', WRONG)).toBe('TooManyAttempts')
  })

  test('refused logins do not extend the wait', async () => {
    await guess(10, 'broker@example.com')
    now += 600_000
    for (let i = 0; i < 20; i++) await login('broker@example.com', RIGHT)
    now += 300_000
    expect(await typenameOf('broker@example.com', RIGHT)).toBe('LoginSuccess')
  })

  test('after a hundred wrong passwords for many accounts their IP address is refused, and no other', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => guess(5, `guess-${i}@example.com`)))
    expect(await login('vendor@example.com', RIGHT)).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 900 })
    expect(await typenameOf('vendor@example.com', RIGHT, '192.0.2.2')).toBe('LoginSuccess')
    now += 900_000
    expect(await typenameOf('vendor@example.com', RIGHT)).toBe('LoginSuccess')
  })

  test('right passwords do not count: any number in a row is accepted', async () => {
    await guess(9, 'vendor@example.com')
    for (let i = 0; i < 12; i++) expect(await typenameOf('vendor@example.com', RIGHT)).toBe('LoginSuccess')
    const { count } = await db
      .selectFrom('rateLimitAttempt')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(9 * LIMITS)
  })

  test('of twenty concurrent guesses at most ten are checked', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => typenameOf('admin@example.com', 'wrong one')))
    const checked = results.filter((result) => result === 'InvalidCredentials').length
    expect(checked).toBeLessThanOrEqual(10)
    expect(results.filter((result) => result === 'TooManyAttempts')).toHaveLength(20 - checked)
  })

  test('concurrent guesses count for the logins that follow', async () => {
    await Promise.all(Array.from({ length: 10 }, () => login('admin@example.com', WRONG)))
    expect(await typenameOf('admin@example.com', RIGHT)).toBe('TooManyAttempts')
  })

  test('a restart of the server keeps the count', async () => {
    await guess(10, 'customer@example.com')
    const restarted = executor(db, { now: () => new Date(now) })
    expect(await typenameOf('customer@example.com', RIGHT, '192.0.2.1', restarted)).toBe('TooManyAttempts')
  })

  test('the database stores neither email nor IP address of a login in plain text', async () => {
    await guess(1, 'broker@example.com', '203.0.113.7')
    const rows = JSON.stringify(await db.selectFrom('rateLimitAttempt').selectAll().execute())
    expect(rows).not.toMatch(/broker|203\.0\.113/)
  })
})
