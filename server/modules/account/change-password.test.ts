import { afterAll, describe, expect, test } from 'vitest'
import { ChangePasswordDocument, OwnAccountDocument } from '../../testing/accounts/own-account.generated'
import { registeredAs } from '../../testing/accounts/register'
import { login, viewerOf } from '../../testing/accounts/sign-in'
import { socialUser } from '../../testing/accounts/social-login'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import type { ChangePasswordInput } from '../../testing/generated/schema'
import { newMailbox } from '../../testing/mailbox'
import { codeOf } from '../../testing/result'
import { SocialReauthenticationDocument } from '../second-factor/fresh-sign-in.test.generated'

const wrong = { __typename: 'WrongPassword', message: 'This is not your password.' }

describe.each(databases)('password change on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const infrastructure = { ...mailbox.infrastructure, now: () => new Date(now) }
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  const change = async (visitor = newVisitor(), input: Partial<ChangePasswordInput> = {}, run = execute) => {
    const full = { currentPassword: 'secret1', newPassword: 'secret2', ...input }
    return (await run(ChangePasswordDocument, { input: full }, visitor)).data.changePassword
  }
  const signsIn = async (email: string, password: string) =>
    (await login(execute, { email, password }, newVisitor('203.0.113.1'))).__typename

  test('the new password signs in, the old one does not, and a mail tells the owner', async () => {
    const { visitor, email } = await registeredAs(execute, 'change@example.com')
    expect(await change(visitor)).toEqual({ __typename: 'PasswordChanged', endedSessionCount: 0 })
    const [mail] = await mailbox.mailsTo(email)
    expect(await signsIn(email, 'secret1')).toBe('InvalidCredentials')
    expect(await signsIn(email, 'secret2')).toBe('LoginSuccess')
    expect(mail?.subject).toBe('Your Marque password was changed')
    expect(mail?.text).toContain('http://localhost:4000/forgot-password')
  })

  test('every other session ends; the current one continues under a new token', async () => {
    const { visitor, email } = await registeredAs(execute, 'others@example.com')
    const other = newVisitor()
    await login(execute, { email, password: 'secret1', remember: true }, other)
    const before = newVisitor('192.0.2.1', visitor.token)
    expect(await change(visitor)).toEqual({ __typename: 'PasswordChanged', endedSessionCount: 1 })
    expect(await viewerOf(execute, other)).toBeNull()
    expect(await viewerOf(execute, before)).toBeNull()
    expect(await viewerOf(execute, visitor)).toMatchObject({ email })
    expect(visitor.session?.remember).toBe(false)
  })

  test.each(['secret', 'SECRET1', '', null, 'x'.repeat(201)])(
    'the wrong current password %j is refused',
    async (currentPassword) => {
      const { visitor, email } = await registeredAs(execute, `wrong-${String(currentPassword).slice(0, 9)}@example.com`)
      expect(await change(visitor, { currentPassword })).toEqual(wrong)
      expect(await mailbox.mailsTo(email)).toEqual([])
      expect(await signsIn(email, 'secret1')).toBe('LoginSuccess')
    },
  )

  test.each([
    ['12345', 'Password must be at least 6 characters'],
    ['x'.repeat(201), 'Password must be at most 200 characters'],
  ])('the new password %j follows the rules of registration', async (newPassword, message) => {
    const { visitor } = await registeredAs(execute, `rules-${newPassword.length}@example.com`)
    expect(await change(visitor, { newPassword })).toEqual({
      __typename: 'InvalidInput',
      field: 'newPassword',
      message,
    })
  })

  test('rate limit: after ten wrong passwords the right one is refused for 15 minutes, from any address, after a restart too', async () => {
    const { visitor } = await registeredAs(execute, 'guessed@example.com')
    const guess = { currentPassword: 'x'.repeat(201) }
    for (let i = 0; i < 10; i++) expect(await change(visitor, guess)).toEqual(wrong)
    const elsewhere = newVisitor('203.0.113.9', visitor.token)
    const waiting = { __typename: 'TooManyAttempts', retryAfterSeconds: 900 }
    expect(await change(elsewhere, {}, executor(db, infrastructure))).toEqual(waiting)
    expect(elsewhere.retryAfterSeconds).toBe(900)
    now += 900_000
    expect((await change(visitor)).__typename).toBe('PasswordChanged')
  })

  test('rate limit: right passwords do not count', async () => {
    const { visitor } = await registeredAs(execute, 'often@example.com')
    for (let i = 0; i < 12; i++) {
      expect((await change(visitor, { newPassword: 'secret1' })).__typename).toBe('PasswordChanged')
    }
  })

  test('of two concurrent changes one succeeds', async () => {
    const { visitor, email } = await registeredAs(execute, 'twice@example.com')
    const sameSession = newVisitor('192.0.2.1', visitor.token)
    const results = await Promise.all([
      change(visitor, { newPassword: 'first-one' }),
      change(sameSession, { newPassword: 'other-one' }),
    ])
    const [first] = results
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['PasswordChanged', 'WrongPassword'])
    const winner = first?.__typename === 'PasswordChanged' ? 'first-one' : 'other-one'
    expect(await signsIn(email, winner)).toBe('LoginSuccess')
  })

  test('the first password of an account of a social login is set after its sign-in, and a mail tells the owner', async () => {
    const visitor = newVisitor()
    const { email } = await socialUser(execute, 'APPLE', visitor)
    const other = newVisitor()
    await socialUser(execute, 'APPLE', other)
    expect(await change(visitor, { currentPassword: null })).toEqual({
      __typename: 'PasswordChanged',
      endedSessionCount: 1,
    })
    expect((await execute(OwnAccountDocument, {}, visitor)).data.viewer?.hasPassword).toBe(true)
    expect(await viewerOf(execute, other)).toBeNull()
    expect(await signsIn(email, 'secret2')).toBe('LoginSuccess')
    const mails = await mailbox.mailsTo(email)
    const mail = mails.find(({ subject }) => subject === 'Your Marque account has a password now')
    expect(mail?.text).toContain('http://localhost:4000/forgot-password')
  })

  test('the first password needs a fresh sign-in at the identity provider', async () => {
    const visitor = newVisitor()
    const { email } = await socialUser(execute, 'GOOGLE', visitor)
    now += 900_000
    const input = { currentPassword: null, newPassword: 'secret2' }
    expect(codeOf(await execute(ChangePasswordDocument, { input }, visitor))).toBe('REAUTHENTICATION_REQUIRED')
    expect(await signsIn(email, 'secret2')).toBe('InvalidCredentials')
    await execute(SocialReauthenticationDocument, { provider: 'GOOGLE' }, visitor)
    expect((await change(visitor, input)).__typename).toBe('PasswordChanged')
    expect(await signsIn(email, 'secret2')).toBe('LoginSuccess')
  })

  test('of two concurrent first passwords one is set', async () => {
    const visitor = newVisitor()
    const { email } = await socialUser(execute, 'FACEBOOK', visitor)
    const sameSession = newVisitor('192.0.2.1', visitor.token)
    const set = async (sender: ReturnType<typeof newVisitor>, newPassword: string) => {
      const answer = await execute(ChangePasswordDocument, { input: { currentPassword: null, newPassword } }, sender)
      return codeOf(answer) ?? answer.data.changePassword.__typename
    }
    const [first, other] = await Promise.all([set(visitor, 'first-one'), set(sameSession, 'other-one')])
    // The first one renews the token of the session: the other one comes before or after that.
    expect([first, other]).toContain('PasswordChanged')
    expect(['WrongPassword', 'UNAUTHENTICATED']).toContain(first === 'PasswordChanged' ? other : first)
    expect(await signsIn(email, first === 'PasswordChanged' ? 'first-one' : 'other-one')).toBe('LoginSuccess')
  })
})
