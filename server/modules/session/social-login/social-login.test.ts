import { afterAll, describe, expect, test } from 'vitest'
import { noIdentity } from '../../../infrastructure/identity/identities'
import type { LoginStart } from '../../../infrastructure/identity/identity'
import { login, viewerOf } from '../../../testing/accounts/sign-in'
import { socialLogin, socialUser } from '../../../testing/accounts/social-login'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor } from '../../../testing/execute'

const failed = (name: string) => ({
  __typename: 'SocialLoginFailed',
  message: `${name} login failed. Please try another method.`,
})

describe.each(databases)('social login on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())
  const executorWithLogin = (loginStart: LoginStart) =>
    executor(db, { identityProvider: { ...noIdentity, begin: async () => loginStart } })
  const executorFor = (subject: string, email: string) =>
    executorWithLogin({ kind: 'identity', identity: { subject, name: 'Ada Byron', email } })

  test.each(['GOOGLE', 'FACEBOOK', 'LINKEDIN', 'APPLE'] as const)(
    '%s signs in a customer; a second login signs in the same account',
    async (provider) => {
      const visitor = newVisitor()
      const first = await socialUser(execute, provider, visitor)
      expect(first).toMatchObject({ role: 'CUSTOMER', socialProvider: provider, company: null })
      expect(await viewerOf(execute, visitor)).toEqual({ email: first.email, role: 'CUSTOMER' })
      const again = newVisitor()
      expect(await socialUser(execute, provider, again)).toEqual(first)
      expect(again.token).not.toBe(visitor.token)
    },
  )

  test('two concurrent first logins create one account', async () => {
    const executeBoth = executorFor('double', 'double@example.org')
    const [one, other] = await Promise.all([socialLogin(executeBoth, 'GOOGLE'), socialLogin(executeBoth, 'GOOGLE')])
    expect(one.__typename).toBe('SocialLoginSuccess')
    expect(other).toEqual(one)
  })

  test('the provider’s subject identifies the account, even when its email changes', async () => {
    const first = await socialUser(executorFor('moved', 'before@example.com'), 'GOOGLE')
    const second = await socialUser(executorFor('moved', 'after@example.com'), 'GOOGLE')
    expect(second.id).toBe(first.id)
    expect(second.email).toBe('before@example.com')
  })

  test.each([
    ['Marque', 'New member'],
    ['', 'New member'],
    ['Bo\u202e  Ann', 'Bo Ann'],
  ])('the provider’s name %j becomes %j', async (name, expected) => {
    const subject = `named-${name}`
    const identity = { subject, name, email: `named-${encodeURIComponent(name)}@example.com` }
    const { id } = await socialUser(executorWithLogin({ kind: 'identity', identity }), 'GOOGLE')
    expect(await db.selectFrom('user').select('name').where('id', '=', id).execute()).toEqual([{ name: expected }])
  })

  test('the same subject at two providers has two accounts', async () => {
    const google = await socialUser(executorFor('same', 'google-same@example.com'), 'GOOGLE')
    const apple = await socialUser(executorFor('same', 'apple-same@example.com'), 'APPLE')
    expect(google.id).not.toBe(apple.id)
  })

  test.each(['customer@example.com', ' CUSTOMER@Example.com'])(
    'the email %j of another account is refused',
    async (email) => {
      const visitor = newVisitor()
      expect(await socialLogin(executorFor('thief', email), 'LINKEDIN', visitor)).toEqual(failed('LinkedIn'))
      expect(visitor.token).toBeUndefined()
      const identities = await db.selectFrom('socialIdentity').selectAll().where('subject', '=', 'thief').execute()
      expect(identities).toEqual([])
    },
  )

  test('an account of a social login can’t log in with a password', async () => {
    const { email } = await socialUser(executorFor('no-password', 'no-password@example.com'), 'APPLE')
    const { __typename } = await login(execute, { email, password: 'a password that nobody has' })
    expect(__typename).toBe('InvalidCredentials')
  })

  test('a suspended account is refused with AccountSuspended', async () => {
    const suspended = executorFor('suspended', 'suspended@example.org')
    const { id } = await socialUser(suspended, 'GOOGLE')
    await db.updateTable('user').set({ suspendedAt: '2026-11-21T12:00:00.000Z' }).where('id', '=', id).execute()
    const visitor = newVisitor()
    expect((await socialLogin(suspended, 'GOOGLE', visitor)).__typename).toBe('AccountSuspended')
    expect(visitor.token).toBeUndefined()
  })

  test('a social login ends the previous session', async () => {
    const visitor = newVisitor()
    await login(execute, { email: 'customer@example.com', password: 'password123' }, visitor)
    const before = newVisitor('192.0.2.1', visitor.token)
    await socialLogin(execute, 'GOOGLE', visitor)
    expect(await viewerOf(execute, before)).toBeNull()
  })

  test('the message of a failure names the provider', async () => {
    const failing = executor(db, { identityProvider: noIdentity })
    expect(await socialLogin(failing, 'GOOGLE')).toEqual(failed('Google'))
    expect(await socialLogin(failing, 'FACEBOOK')).toEqual(failed('Facebook'))
    expect(await socialLogin(failing, 'APPLE')).toEqual(failed('Apple'))
  })

  test('a provider with its own login page returns a redirect to it', async () => {
    const visitor = newVisitor()
    const redirecting = executorWithLogin({ kind: 'redirect', url: 'https://login.example.com/authorize?state=1' })
    expect(await socialLogin(redirecting, 'GOOGLE', visitor)).toEqual({
      __typename: 'SocialLoginRedirect',
      url: 'https://login.example.com/authorize?state=1',
    })
    expect([visitor.token, visitor.otherTokens.oauth]).toEqual([undefined, expect.stringMatching(/^[\w-]{43}$/)])
  })
})
