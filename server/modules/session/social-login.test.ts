import { afterAll, describe, expect, test } from 'vitest'
import type { LoginStart } from '../../infrastructure/identity/identity'
import { noIdentity } from '../../infrastructure/identity/sample-identity'
import { databases } from '../../testing/databases'
import { type Execute, executor, newVisitor } from '../../testing/execute'
import { login, viewerOf } from '../../testing/sign-in'

const mutation = `mutation ($provider: SocialProvider!) { socialLogin(input: { provider: $provider }) {
  __typename
  ... on SocialLoginSuccess { user { id name email role avatar socialProvider company { id } } }
  ... on SocialLoginRedirect { url }
  ... on SocialLoginFailed { message }
} }`

const socialLogin = async (execute: Execute, provider: string, visitor = newVisitor()) =>
  (await execute(mutation, { provider }, visitor)).data.socialLogin

const failed = (name: string) => ({
  __typename: 'SocialLoginFailed',
  message: `${name} login failed. Please try another method.`,
})

describe.each(databases)('social sign-in on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())
  const vouching = (answer: LoginStart) =>
    executor(db, { identityProvider: { ...noIdentity, begin: async () => answer } })
  const person = (subject: string, email: string) =>
    vouching({ kind: 'identity', identity: { subject, name: 'Ada Byron', email } })

  test.each(['GOOGLE', 'FACEBOOK', 'LINKEDIN', 'APPLE'])(
    '%s signs in a customer; twice is the same',
    async (provider) => {
      const visitor = newVisitor()
      const first = await socialLogin(execute, provider, visitor)
      expect(first).toMatchObject({
        __typename: 'SocialLoginSuccess',
        user: { role: 'CUSTOMER', socialProvider: provider, company: null },
      })
      expect(await viewerOf(execute, visitor)).toEqual({ email: first.user.email, role: 'CUSTOMER' })
      const again = newVisitor()
      expect(await socialLogin(execute, provider, again)).toEqual(first)
      expect(again.token).not.toBe(visitor.token)
    },
  )

  test('a button that is pressed twice opens one account', async () => {
    const pressed = person('double', 'double@example.org')
    const [one, other] = await Promise.all([socialLogin(pressed, 'GOOGLE'), socialLogin(pressed, 'GOOGLE')])
    expect(one.__typename).toBe('SocialLoginSuccess')
    expect(other).toEqual(one)
  })

  test('the account is the subject’s, whatever becomes of the email', async () => {
    const first = await socialLogin(person('moved', 'before@example.com'), 'GOOGLE')
    const second = await socialLogin(person('moved', 'after@example.com'), 'GOOGLE')
    expect(second.user.id).toBe(first.user.id)
    expect(second.user.email).toBe('before@example.com')
  })

  test('one subject at two providers is two people', async () => {
    const google = await socialLogin(person('same', 'google-same@example.com'), 'GOOGLE')
    const apple = await socialLogin(person('same', 'apple-same@example.com'), 'APPLE')
    expect(google.user.id).not.toBe(apple.user.id)
  })

  test.each(['customer@example.com', ' CUSTOMER@Example.com'])(
    '%j belongs to another account: it fails',
    async (email) => {
      const visitor = newVisitor()
      expect(await socialLogin(person('thief', email), 'LINKEDIN', visitor)).toEqual(failed('LinkedIn'))
      expect(visitor.token).toBeUndefined()
      const identities = await db.selectFrom('socialIdentity').selectAll().where('subject', '=', 'thief').execute()
      expect(identities).toEqual([])
    },
  )

  test('an account that a provider vouches for has no password to sign in with', async () => {
    const { user } = await socialLogin(person('no-password', 'no-password@example.com'), 'APPLE')
    const { __typename } = await login(execute, { email: user.email, password: 'a password that nobody has' })
    expect(__typename).toBe('InvalidCredentials')
  })

  test('a suspended account is told so', async () => {
    const suspended = person('suspended', 'suspended@example.org')
    const { user } = await socialLogin(suspended, 'GOOGLE')
    await db.updateTable('user').set({ suspendedAt: '2026-11-21T12:00:00.000Z' }).where('id', '=', user.id).execute()
    const visitor = newVisitor()
    expect((await socialLogin(suspended, 'GOOGLE', visitor)).__typename).toBe('AccountSuspended')
    expect(visitor.token).toBeUndefined()
  })

  test('a sign-in ends the session before', async () => {
    const visitor = newVisitor()
    await login(execute, { email: 'customer@example.com', password: 'password123' }, visitor)
    const before = newVisitor('192.0.2.1', visitor.token)
    await socialLogin(execute, 'GOOGLE', visitor)
    expect(await viewerOf(execute, before)).toBeNull()
  })

  test('who does not vouch is named as they write themselves', async () => {
    const nobody = executor(db, { identityProvider: noIdentity })
    expect(await socialLogin(nobody, 'GOOGLE')).toEqual(failed('Google'))
    expect(await socialLogin(nobody, 'FACEBOOK')).toEqual(failed('Facebook'))
    expect(await socialLogin(nobody, 'APPLE')).toEqual(failed('Apple'))
  })

  test('a provider with a page of its own sends there', async () => {
    const visitor = newVisitor()
    const redirecting = vouching({ kind: 'redirect', url: 'https://login.example.com/authorize?state=1' })
    expect(await socialLogin(redirecting, 'GOOGLE', visitor)).toEqual({
      __typename: 'SocialLoginRedirect',
      url: 'https://login.example.com/authorize?state=1',
    })
    expect([visitor.token, visitor.oauthToken]).toEqual([undefined, expect.stringMatching(/^[\w-]{43}$/)])
  })
})
