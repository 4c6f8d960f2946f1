import { afterAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../lib/dates'
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../../../testing/accounts/own-account.generated'
import { login as loginWith } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor } from '../../../testing/execute'
import { newMailbox } from '../../../testing/mailbox'

/** Too long, so that it is refused without hashing. It counts like any other wrong password. */
const WRONG = 'x'.repeat(201)

describe.each(databases)('account lockout on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, tokenTo } = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { ...infrastructure, now: () => new Date(now) })
  afterAll(() => db.destroy())

  const login = async (password: string, address: string) =>
    (await loginWith(execute, { email: 'broker@example.com', password }, newVisitor(address))).__typename
  const requestReset = async (address: string) => {
    const { data } = await execute(RequestPasswordResetDocument, { email: 'broker@example.com' }, newVisitor(address))
    return data.requestPasswordReset.__typename
  }

  test('guesses from several IP addresses do not lock out the owner at a known device', async () => {
    const owner = newVisitor('192.0.2.1')
    const ownerLogin = async () =>
      (await loginWith(execute, { email: 'broker@example.com', password: 'password123' }, owner)).__typename
    expect(await ownerLogin()).toBe('LoginSuccess')
    for (let hour = 0; hour < 6; hour++) {
      for (let guess = 0; guess < 36; guess++) await login(WRONG, `203.0.113.${guess % 3}`)
      expect(await login(WRONG, '203.0.113.0')).toBe('TooManyAttempts')
      expect(await ownerLogin()).toBe('LoginSuccess')
      now += 60 * MINUTE_MS
    }
  })

  test('guesses from the owner’s IP address lock them out for 15 minutes', async () => {
    for (let guess = 0; guess < 20; guess++) await login(WRONG, '192.0.2.1')
    expect(await login('password123', '192.0.2.1')).toBe('TooManyAttempts')
    now += 15 * MINUTE_MS
    expect(await login('password123', '192.0.2.1')).toBe('LoginSuccess')
  })

  test('an owner who is locked out gets in after a password reset, with the guesses from the address still counted', async () => {
    await db.deleteFrom('rateLimitAttempt').execute()
    for (let guess = 0; guess < 20; guess++) await login(WRONG, '192.0.2.1')
    const counts = async () => {
      const query = db
        .selectFrom('rateLimitAttempt')
        .select(({ fn }) => fn.countAll().as('count'))
        .groupBy('bucket')
      return (await query.execute()).map(({ count }) => Number(count)).toSorted((one, other) => one - other)
    }
    // The account at the address, the address, and the account from anywhere.
    expect(await counts()).toEqual([10, 10, 10])
    await requestReset('192.0.2.1')
    const input = { token: await tokenTo('broker@example.com'), password: 'password456' }
    const visitor = newVisitor('192.0.2.1')
    await execute(ResetPasswordDocument, { input }, visitor)
    // The two of the request have come.
    expect(await counts()).toEqual([1, 1, 10, 10])
    const { __typename } = await loginWith(execute, { email: 'broker@example.com', password: 'password456' }, visitor)
    expect(__typename).toBe('LoginSuccess')
    await requestReset('192.0.2.1')
    const again = { token: await tokenTo('broker@example.com'), password: 'password123' }
    await execute(ResetPasswordDocument, { input: again }, visitor)
  })

  test('after many password reset requests by a stranger the owner still gets a link that works', async () => {
    for (let i = 0; i < 20; i++) await requestReset(`203.0.113.${i}`)
    const input = { token: await tokenTo('broker@example.com'), password: 'password123' }
    const { data } = await execute(ResetPasswordDocument, { input })
    expect(data.resetPassword.__typename).toBe('PasswordReset')
    now += 60 * MINUTE_MS
    await requestReset('192.0.2.1')
    expect(await tokenTo('broker@example.com')).not.toBe(input.token)
  })
})
