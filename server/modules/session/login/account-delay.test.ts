import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ChangePasswordDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '../../../testing/accounts/own-account.generated'
import { registeredAs } from '../../../testing/accounts/register'
import { login as loginWith } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor } from '../../../testing/execute'
import { newMailbox } from '../../../testing/mailbox'

/** Too long, so that it is refused without hashing. It counts like any other wrong password. */
const WRONG = 'x'.repeat(201)
const RIGHT = 'secret1'

describe.each(databases)('login delay per account on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, tokenTo } = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { ...infrastructure, now: () => new Date(now) })
  beforeEach(() => db.deleteFrom('rateLimitAttempt').execute())
  afterAll(() => db.destroy())

  const login = (email: string, password: string, visitor = newVisitor()) =>
    loginWith(execute, { email, password }, visitor)
  const typenameOf = async (...attempt: Parameters<typeof login>) => (await login(...attempt)).__typename
  /** Wrong passwords, each from another IPv4 address. Returns the number that was checked. */
  const guess = async (email: string, times: number) => {
    const results = []
    for (let i = 0; i < times; i++) results.push(await typenameOf(email, WRONG, newVisitor(`203.0.113.${i}`)))
    return results.filter((result) => result === 'InvalidCredentials').length
  }

  test('of sixty guesses from sixty IP addresses twenty are checked, and then the right password waits too', async () => {
    const { email } = await registeredAs(execute, 'guessed@example.com')
    expect(await guess(email, 60)).toBe(20)
    expect(await login(email, RIGHT)).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 1 })
    now += 1_000
    expect(await typenameOf(email, RIGHT)).toBe('LoginSuccess')
  })

  test('the wait doubles with each wrong password, up to 15 minutes', async () => {
    await guess('unknown@example.com', 20)
    const waits = []
    for (let i = 0; i < 12; i++) {
      const result = await login('unknown@example.com', WRONG)
      if (result.__typename !== 'TooManyAttempts') throw new Error(result.__typename)
      waits.push(result.retryAfterSeconds)
      now += result.retryAfterSeconds * 1_000
      expect(await typenameOf('unknown@example.com', WRONG, newVisitor(`198.51.100.${i}`))).toBe('InvalidCredentials')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('a known device is exempt, and has the limit of its address', async () => {
    const { email, visitor } = await registeredAs(execute, 'known@example.com')
    await guess(email, 60)
    expect(await typenameOf(email, RIGHT, visitor)).toBe('LoginSuccess')
    for (let i = 0; i < 10; i++) expect(await typenameOf(email, WRONG, visitor)).toBe('InvalidCredentials')
    expect(await typenameOf(email, RIGHT, visitor)).toBe('TooManyAttempts')
  })

  test('neither a forged cookie nor a device of another account is known', async () => {
    const { email } = await registeredAs(execute, 'victim@example.com')
    const { visitor: stranger } = await registeredAs(execute, 'stranger@example.com')
    await guess(email, 20)
    expect(await typenameOf(email, RIGHT, stranger)).toBe('TooManyAttempts')
    for (const device of ['', '.', `${'x'.repeat(43)}.${'x'.repeat(43)}`, 'x.'.repeat(100)])
      expect(await typenameOf(email, RIGHT, { ...newVisitor(), otherTokens: { device } })).toBe('TooManyAttempts')
  })

  test('a browser stays known for the account that signed in before the present one', async () => {
    const { email, visitor } = await registeredAs(execute, 'first-of-two@example.com')
    const other = await registeredAs(execute, 'second-of-two@example.com')
    await login(other.email, RIGHT, visitor)
    await guess(email, 20)
    expect(await typenameOf(email, RIGHT, visitor)).toBe('LoginSuccess')
  })

  test('a changed password makes all other devices unknown', async () => {
    const { email, visitor } = await registeredAs(execute, 'changing@example.com')
    const other = newVisitor()
    await login(email, RIGHT, other)
    await execute(ChangePasswordDocument, { input: { currentPassword: RIGHT, newPassword: 'secret2' } }, visitor)
    await guess(email, 20)
    expect(await typenameOf(email, 'secret2', other)).toBe('TooManyAttempts')
    expect(await typenameOf(email, 'secret2', visitor)).toBe('LoginSuccess')
  })

  test('a password reset makes the device known, so that an owner elsewhere gets in at once', async () => {
    const { email } = await registeredAs(execute, 'elsewhere@example.com')
    await guess(email, 20)
    const visitor = newVisitor()
    expect(await typenameOf(email, RIGHT, visitor)).toBe('TooManyAttempts')
    await execute(RequestPasswordResetDocument, { email })
    await execute(ResetPasswordDocument, { input: { token: await tokenTo(email), password: 'secret2' } }, visitor)
    expect(await typenameOf(email, 'secret2', visitor)).toBe('LoginSuccess')
  })

  test('guesses from one IPv6 /64 count as one address', async () => {
    const guessFrom = (address: string) => typenameOf('broker@example.com', WRONG, newVisitor(address))
    for (let i = 0; i < 10; i++) expect(await guessFrom(`2001:db8:1:2::${i}`)).toBe('InvalidCredentials')
    expect(await guessFrom('2001:db8:1:2:ffff::1')).toBe('TooManyAttempts')
    expect(await guessFrom('2001:db8:1:3::1')).toBe('InvalidCredentials')
  })
})
