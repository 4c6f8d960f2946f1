import { afterAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../lib/dates'
import { accessTokensOf, createToken, newToken, securityEventsOf } from '../../testing/accounts/access-tokens'
import { RevokeAccessTokenDocument } from '../../testing/accounts/access-tokens.generated'
import { DeleteAccountDocument } from '../../testing/accounts/moderation.generated'
import {
  ChangePasswordDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '../../testing/accounts/own-account.generated'
import { registeredAs } from '../../testing/accounts/register'
import { login } from '../../testing/accounts/sign-in'
import { socialUser } from '../../testing/accounts/social-login'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'

describe.each(databases)('personal access tokens on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const start = Date.parse('2026-11-21T12:00:00.000Z')
  let now = start
  const execute = executor(db, { ...mailbox.infrastructure, now: () => new Date(now) })
  afterAll(() => db.destroy())

  const revoke = async (visitor = newVisitor(), id = '') =>
    (await execute(RevokeAccessTokenDocument, { id }, visitor)).data.revokeAccessToken

  test('a token is shown once and listed by its first characters; the database holds only its hash', async () => {
    const { visitor, id: userId } = await registeredAs(execute, 'tokens@example.com')
    const { id, token } = await newToken(execute, visitor, { name: '  Nightly   report ', lifetime: 'DAYS_90' })
    expect(token).toMatch(/^mq_[\w-]{43}$/)
    expect(await accessTokensOf(execute, visitor)).toEqual([
      {
        id,
        name: 'Nightly report',
        prefix: token.slice(0, 8),
        scope: 'READ',
        createdAt: '2026-11-21T12:00:00.000Z',
        lastUsedAt: null,
        expiresAt: '2027-02-19T12:00:00.000Z',
      },
    ])
    const stored = await db.selectFrom('accessToken').selectAll().where('userId', '=', userId).execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored[0]?.tokenHash).toMatch(/^[\w-]{43}$/)
    expect(await securityEventsOf(execute, visitor)).toContain('TOKEN_CREATED Nightly report')
  })

  test.each([
    ['   ', 'Name is required'],
    ['x'.repeat(61), 'Name has at most 60 characters'],
  ])('the name %j is refused', async (name, message) => {
    const { visitor } = await registeredAs(execute, `name-${name.length}@example.com`)
    const invalid = { __typename: 'InvalidInput', field: 'name', message }
    expect(await createToken(execute, visitor, { name })).toEqual(invalid)
  })

  test.each(['wrong', '', null])('the wrong password %j creates no token', async (password) => {
    const { visitor } = await registeredAs(execute, `password-${password}@example.com`)
    const wrong = { __typename: 'WrongPassword', message: 'This is not your password.' }
    expect(await createToken(execute, visitor, { password })).toEqual(wrong)
    expect(await accessTokensOf(execute, visitor)).toEqual([])
  })

  test('rate limit: the eleventh wrong password is refused, and the right one too', async () => {
    const { visitor } = await registeredAs(execute, 'guessed@example.com')
    for (let i = 0; i < 10; i++) await createToken(execute, visitor, { password: 'wrong' })
    expect((await createToken(execute, visitor)).__typename).toBe('TooManyAttempts')
  })

  test('an account of a social login without a password is not asked for one', async () => {
    const visitor = newVisitor()
    await socialUser(execute, 'GOOGLE', visitor)
    expect((await createToken(execute, visitor, { password: null })).__typename).toBe('AccessTokenCreated')
  })

  test('an account has at most 20 live tokens, also if several are created concurrently', async () => {
    now = start
    // An account without a password: verifying one would put the requests in a queue.
    const visitor = newVisitor()
    await socialUser(execute, 'LINKEDIN', visitor)
    const create = async () => (await createToken(execute, visitor, { password: null })).__typename
    const createdOf = (results: string[]) => results.filter((name) => name === 'AccessTokenCreated').length
    for (let i = 0; i < 16; i++) await create()
    expect(createdOf(await Promise.all(Array.from({ length: 8 }, create)))).toBe(4)
    expect(await create()).toBe('TooManyAccessTokens')
    const [first, ...others] = await accessTokensOf(execute, visitor)
    expect(others).toHaveLength(19)
    expect((await revoke(visitor, first?.id)).__typename).toBe('AccessTokenRevoked')
    expect(await create()).toBe('AccessTokenCreated')
  })

  test('expired tokens are neither listed nor counted', async () => {
    now = start
    const { visitor, email } = await registeredAs(execute, 'expired-tokens@example.com')
    await newToken(execute, visitor)
    now += 30 * DAY_MS
    await login(execute, { email, password: 'secret1' }, visitor)
    expect(await accessTokensOf(execute, visitor)).toEqual([])
    now = start
  })

  test('a token is revoked once; that of another account can’t be revoked', async () => {
    const { visitor } = await registeredAs(execute, 'revoking@example.com')
    const stranger = await registeredAs(execute, 'token-stranger@example.com')
    const { id } = await newToken(execute, visitor)
    const notFound = { __typename: 'AccessTokenNotFound', message: 'This token no longer works.' }
    expect(await revoke(stranger.visitor, id)).toEqual(notFound)
    expect(await accessTokensOf(execute, stranger.visitor)).toEqual([])
    expect(await accessTokensOf(execute, visitor)).toHaveLength(1)
    expect([await revoke(visitor, id), await revoke(visitor, id)]).toEqual([
      { __typename: 'AccessTokenRevoked' },
      notFound,
    ])
    expect(await accessTokensOf(execute, visitor)).toEqual([])
    const registered = 'SIGNED_IN Unknown device'
    const events = (await securityEventsOf(execute, visitor)).sort()
    expect(events).toEqual([registered, 'TOKEN_CREATED Report', 'TOKEN_REVOKED Report'])
    expect(await securityEventsOf(execute, stranger.visitor)).toEqual([registered])
  })

  test('a password change keeps the tokens, a password reset revokes them', async () => {
    const { visitor, email, id: userId } = await registeredAs(execute, 'reset-tokens@example.com')
    await newToken(execute, visitor, { name: 'One' })
    await newToken(execute, visitor, { name: 'Two' })
    const input = { currentPassword: 'secret1', newPassword: 'secret2' }
    await execute(ChangePasswordDocument, { input }, visitor)
    expect(await accessTokensOf(execute, visitor)).toHaveLength(2)
    await execute(RequestPasswordResetDocument, { email })
    const token = await mailbox.tokenTo(email)
    await execute(ResetPasswordDocument, { input: { token, password: 'secret3' } })
    const rows = await db.selectFrom('accessToken').select('revokedAt').where('userId', '=', userId).execute()
    expect(rows).toEqual([{ revokedAt: '2026-11-21T12:00:00.000Z' }, { revokedAt: '2026-11-21T12:00:00.000Z' }])
  })

  test('a deleted account leaves neither tokens nor security events', async () => {
    const { visitor, id } = await registeredAs(execute, 'leaving@example.com')
    await newToken(execute, visitor)
    await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)
    for (const table of ['accessToken', 'securityEvent'] as const)
      expect(await db.selectFrom(table).select('id').where('userId', '=', id).execute()).toEqual([])
  })
})
