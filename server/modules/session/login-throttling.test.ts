import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { login as loginWith } from '../../testing/sign-in'

/** Refused before it is hashed, and counted like any other. */
const WRONG = 'x'.repeat(201)
const RIGHT = 'password123'
const start = Date.parse('2026-11-21T12:00:00.000Z')

describe.each(databases)('how often one may try on $name', async ({ openSample }) => {
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
  const outcome = async (...tried: Parameters<typeof login>) => (await login(...tried)).__typename
  const guess = async (times: number, email: string, address?: string) => {
    for (let i = 0; i < times; i++) expect(await outcome(email, WRONG, address)).toBe('InvalidCredentials')
  }

  test('after ten wrong passwords the right one waits too, with the rest of the quarter of an hour', async () => {
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
    expect(await outcome('broker@example.com', RIGHT)).toBe('LoginSuccess')
  })

  test('nine wrong ones do not', async () => {
    await guess(9, 'broker@example.com')
    expect(await outcome('broker@example.com', RIGHT)).toBe('LoginSuccess')
    await guess(1, 'broker@example.com')
    expect(await outcome('broker@example.com', RIGHT)).toBe('TooManyAttempts')
  })

  test('the account in another case is the same account', async () => {
    await guess(5, 'broker@example.com')
    await guess(5, ' BROKER@Example.com ')
    expect(await outcome('broker@example.com', RIGHT)).toBe('TooManyAttempts')
  })

  test('another address and another account are not affected', async () => {
    await guess(10, 'broker@example.com')
    expect(await outcome('broker@example.com', RIGHT, '192.0.2.2')).toBe('LoginSuccess')
    expect(await outcome('vendor@example.com', RIGHT)).toBe('LoginSuccess')
  })

  test('an account that does not exist is throttled alike', async () => {
    await guess(10, 'nobody@example.com')
    expect(await outcome('nobody@example.com', WRONG)).toBe('TooManyAttempts')
  })

  test('waiting attempts do not prolong the wait', async () => {
    await guess(10, 'broker@example.com')
    now += 600_000
    for (let i = 0; i < 20; i++) await login('broker@example.com', RIGHT)
    now += 300_000
    expect(await outcome('broker@example.com', RIGHT)).toBe('LoginSuccess')
  })

  test('a hundred wrong ones over many accounts stop their address, and no other', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => guess(5, `guess-${i}@example.com`)))
    expect(await login('vendor@example.com', RIGHT)).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 900 })
    expect(await outcome('vendor@example.com', RIGHT, '192.0.2.2')).toBe('LoginSuccess')
    now += 900_000
    expect(await outcome('vendor@example.com', RIGHT)).toBe('LoginSuccess')
  })

  test('right passwords are given back: many in a row pass and leave nothing', async () => {
    await guess(9, 'vendor@example.com')
    for (let i = 0; i < 12; i++) expect(await outcome('vendor@example.com', RIGHT)).toBe('LoginSuccess')
    const { count } = await db
      .selectFrom('rateLimitAttempt')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(18)
  })

  test('of twenty guesses at once at most ten are checked', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => outcome('admin@example.com', 'wrong one')))
    const checked = answers.filter((answer) => answer === 'InvalidCredentials').length
    expect(checked).toBeLessThanOrEqual(10)
    expect(answers.filter((answer) => answer === 'TooManyAttempts')).toHaveLength(20 - checked)
  })

  test('guesses at once count against those that follow', async () => {
    await Promise.all(Array.from({ length: 10 }, () => login('admin@example.com', WRONG)))
    expect(await outcome('admin@example.com', RIGHT)).toBe('TooManyAttempts')
  })

  test('a restart forgets nothing', async () => {
    await guess(10, 'customer@example.com')
    const restarted = executor(db, { now: () => new Date(now) })
    expect(await outcome('customer@example.com', RIGHT, '192.0.2.1', restarted)).toBe('TooManyAttempts')
  })

  test('who tried, and from where, is not kept in the open', async () => {
    await guess(1, 'broker@example.com', '203.0.113.7')
    const rows = JSON.stringify(await db.selectFrom('rateLimitAttempt').selectAll().execute())
    expect(rows).not.toMatch(/broker|203\.0\.113/)
  })

  test('an address may try to register thirty times an hour', async () => {
    const register = async (address: string) => {
      const { data } = await execute(
        `mutation { register(input: { name: "", email: "", password: "" }) {
          __typename ... on TooManyAttempts { retryAfterSeconds } } }`,
        {},
        newVisitor(address),
      )
      return data.register
    }
    for (let i = 0; i < 30; i++) expect((await register('192.0.2.1')).__typename).toBe('InvalidInput')
    expect(await register('192.0.2.1')).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 3_600 })
    expect((await register('192.0.2.2')).__typename).toBe('InvalidInput')
    now += 3_600_000
    expect((await register('192.0.2.1')).__typename).toBe('InvalidInput')
  })
})
