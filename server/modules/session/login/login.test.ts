import { afterAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../../lib/secure-random'
import { OwnAccountDocument } from '../../../testing/accounts/own-account.generated'
import { login, sampleAccounts, signedInAs, viewerOf } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor, sourceExecutor } from '../../../testing/execute'
import { expectType } from '../../../testing/result'
import { AccountsDocument } from '../../user/user.test.generated'
import { LogoutDocument, SampleAccountsDocument } from './login.test.generated'

const invalid = {
  __typename: 'InvalidCredentials',
  message: 'Invalid email or password. Please try again or use a social login option.',
}

describe.each(databases)('login on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  test('sample accounts: five, one for each role', () => {
    expect(sampleAccounts.map(({ email, role }) => [email, role])).toEqual(
      ['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'].map((role) => [
        `${role.toLowerCase()}@example.com`,
        role,
      ]),
    )
  })

  test('sampleAccounts: lists them, and is empty without sample data', async () => {
    const { data } = await execute(SampleAccountsDocument)
    expect(data.sampleAccounts).toEqual(sampleAccounts.map(({ role, email, password }) => ({ role, email, password })))
    expect((await executor(db, { sampleAccounts: [] })(SampleAccountsDocument)).data.sampleAccounts).toEqual([])
  })

  test.each(sampleAccounts)(
    '$email logs in and is the viewer',
    async ({ id, name, email, role, password, createdAt }) => {
      const visitor = newVisitor()
      const { user } = expectType(await login(execute, { email, password }, visitor), 'LoginSuccess')
      expect(user).toMatchObject({ id, name, email, role, createdAt, socialProvider: null })
      expect(user.avatar).toBe(`/artwork/avatar/${id}.svg`)
      expect(user.company === null).toBe(role === 'CUSTOMER' || role === 'ADMIN')
      expect(await viewerOf(execute, visitor)).toEqual({ email, role })
    },
  )

  test.each(['  customer@example.com ', 'CUSTOMER@Example.COM', '\tCustomer@example.com\n'])(
    '%j is the same email address',
    async (email) => {
      expect((await login(execute, { email, password: 'password123' })).__typename).toBe('LoginSuccess')
    },
  )

  test.each([
    ['a wrong password', 'broker@example.com', 'password124'],
    ['a password in another case', 'broker@example.com', 'Password123'],
    ['a password with a space', 'broker@example.com', 'password123 '],
    ['no password', 'broker@example.com', ''],
    ['a password of 201 characters', 'broker@example.com', 'x'.repeat(201)],
    ['an unknown address', 'nobody@example.com', 'password123'],
    ['no address', '', 'password123'],
    ['an account that has no password', 'eleanor@whitcombe.example', 'password123'],
    ['a pattern', '%@example.com', 'password123'],
  ])('%s is refused with the same result', async (_, email, password) => {
    const visitor = newVisitor('192.0.2.2')
    expect(await login(execute, { email, password }, visitor)).toEqual(invalid)
    expect(visitor.token).toBeUndefined()
  })

  test('each login creates a new token and ends the previous session', async () => {
    const visitor = await signedInAs(execute, 'VENDOR')
    const before = newVisitor('192.0.2.1', visitor.token)
    await login(execute, { email: 'freelancer@example.com', password: 'password123' }, visitor)
    expect(visitor.token).not.toBe(before.token)
    expect(await viewerOf(execute, before)).toBeNull()
    expect(await viewerOf(execute, visitor)).toMatchObject({ role: 'FREELANCER' })
  })

  test('a failed login keeps the session', async () => {
    const visitor = await signedInAs(execute, 'VENDOR')
    await login(execute, { email: 'broker@example.com', password: 'wrong one' }, visitor)
    expect(await viewerOf(execute, visitor)).toMatchObject({ role: 'VENDOR' })
  })

  test('two browsers of one account have sessions of their own', async () => {
    const [here, there] = [await signedInAs(execute, 'BROKER'), await signedInAs(execute, 'BROKER')]
    expect(await viewerOf(execute, here)).toEqual(await viewerOf(execute, there))
    expect(here.token).not.toBe(there.token)
  })

  test('the choice to be remembered is stored in the session', async () => {
    const visitor = newVisitor()
    await login(execute, { email: 'customer@example.com', password: 'password123' }, visitor)
    expect(visitor.session?.remember).toBe(false)
    await login(execute, { email: 'customer@example.com', password: 'password123', remember: true }, visitor)
    expect(visitor.session?.remember).toBe(true)
  })

  test('logout ends the session on the server, not only in the browser', async () => {
    const visitor = await signedInAs(execute, 'CUSTOMER')
    const copy = newVisitor('192.0.2.1', visitor.token)
    expect((await execute(LogoutDocument, {}, visitor)).data).toEqual({ logout: true })
    expect(visitor.token).toBeUndefined()
    expect(await viewerOf(execute, copy)).toBeNull()
  })

  test('logout without a session returns true', async () => {
    expect((await execute(LogoutDocument)).data).toEqual({ logout: true })
    expect((await execute(LogoutDocument, {}, newVisitor('192.0.2.1', 'forged'))).data).toEqual({ logout: true })
  })

  test('a token has 256 bits, and the database stores only its hash', async () => {
    const { token = '' } = await signedInAs(execute, 'ADMIN')
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await db.selectFrom('session').selectAll().execute())
    expect(rows).toContain(hashToken(token))
    expect(rows).not.toContain(token)
  })

  test('no response holds a password, its hash or the token', async () => {
    const visitor = newVisitor()
    const fieldNames =
      '{ user: __type(name: "User") { fields { name } } session: __type(name: "Session") { fields { name } } }'
    const responses = [
      await login(execute, { email: 'admin@example.com', password: 'password123' }, visitor),
      (await execute(OwnAccountDocument, {}, visitor)).data,
      (await execute(AccountsDocument, {}, visitor)).data,
      await sourceExecutor(db)(fieldNames),
    ]
    const text = JSON.stringify(responses)
    expect(text).not.toContain('password123')
    expect(text).not.toContain('$argon2')
    expect(text).not.toContain(visitor.token)
    expect(text).not.toMatch(/"name":"(password|[^"]*(hash|token))/i)
  })
})
