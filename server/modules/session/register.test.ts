import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import type { RegisterInput, UserRole } from '../../testing/generated/schema'
import { RegisterDocument } from '../../testing/register.generated'
import { expectType } from '../../testing/result'
import { login, viewerOf } from '../../testing/sign-in'
import { CompanyOfDocument, FreelancerOfDocument } from './register.test.generated'

const taken = { __typename: 'EmailTaken', message: 'Registration failed. Email might already be in use.' }
const person = (email: string) => ({ name: 'Ada Byron', email, password: 'secret1' })

describe.each(databases)('registration on $name', async ({ openSample, openEmpty }) => {
  const db = await openSample()
  const now = () => new Date('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { now })
  afterAll(() => db.destroy())

  const register = async (input: RegisterInput, visitor = newVisitor()) =>
    (await execute(RegisterDocument, { input }, visitor)).data.register
  const registered = async (input: RegisterInput, visitor = newVisitor()) =>
    expectType(await register(input, visitor), 'RegisterSuccess').user
  const accounts = (email: string) => db.selectFrom('user').select('id').where('email', '=', email).execute()

  test('registers a customer, signed in and without a company', async () => {
    const visitor = newVisitor()
    const user = await registered({ ...person('customer-1@example.com'), companyName: 'None' }, visitor)
    expect(user).toEqual({
      id: user.id,
      name: 'Ada Byron',
      email: 'customer-1@example.com',
      role: 'CUSTOMER',
      avatar: `/artwork/avatar/${user.id}.svg`,
      createdAt: '2026-11-21T12:00:00.000Z',
      socialProvider: null,
      company: null,
    })
    expect(await viewerOf(execute, visitor)).toEqual({ email: 'customer-1@example.com', role: 'CUSTOMER' })
    expect(visitor.session?.remember).toBe(false)
  })

  test.each(['VENDOR', 'FREELANCER', 'BROKER'] as const)('a %s gets a company of the given name', async (role) => {
    const user = await registered({ ...person(`new-${role}@example.com`), role, companyName: '  Byron & Söhne ' })
    expect(user.company).toMatchObject({
      name: 'Byron & Söhne',
      description: '',
      services: [],
      website: null,
      foundedYear: null,
      verified: false,
      rating: 0,
      createdAt: '2026-11-21T12:00:00.000Z',
      listedServices: [],
    })
    const { data } = await execute(CompanyOfDocument, { id: user.company?.id ?? '', ownerId: user.id })
    expect(data.own).toEqual({ name: 'Byron & Söhne' })
    expect(data.owner).toEqual(data.own)
  })

  test('a freelancer gets an empty public profile, other roles none', async () => {
    const profileOf = async (role: UserRole) => {
      const { id } = await registered({ ...person(`profile-${role}@example.com`), role, companyName: 'Byron' })
      return (await execute(FreelancerOfDocument, { id })).data.freelancer
    }
    expect(await profileOf('FREELANCER')).toEqual({ name: 'Ada Byron', skills: [], hourlyRate: 0, description: '' })
    expect(await profileOf('BROKER')).toBeNull()
  })

  test('email and name are normalized, and the password logs in', async () => {
    const user = await registered({ ...person('  Spaced@Example.COM '), name: ' Ada ' })
    expect(user).toMatchObject({ name: 'Ada', email: 'spaced@example.com' })
    const { __typename } = await login(execute, { email: 'SPACED@example.com', password: 'secret1' })
    expect(__typename).toBe('LoginSuccess')
  })

  test.each(['customer@example.com', 'CUSTOMER@EXAMPLE.COM', ' customer@example.com ', 'eleanor@whitcombe.example'])(
    'the email address %j is taken',
    async (email) => {
      const visitor = newVisitor()
      expect(await register(person(email), visitor)).toEqual(taken)
      expect(visitor.token).toBeUndefined()
      expect(await accounts(email.trim().toLowerCase())).toHaveLength(1)
    },
  )

  test('an email address in another Unicode normalization is the same address', async () => {
    expect((await register(person('élodie@example.com'.normalize('NFD')))).__typename).toBe('RegisterSuccess')
    expect(await register(person('ÉLODIE@example.com'.normalize('NFC')))).toEqual(taken)
  })

  test('invalid input names the field and registers nobody', async () => {
    expect(await register({ ...person('rules@example.com'), password: '12345' })).toEqual({
      __typename: 'InvalidInput',
      field: 'password',
      message: 'Password must be at least 6 characters',
    })
    expect(await register({ ...person('rules@example.com'), role: 'VENDOR' })).toMatchObject({ field: 'companyName' })
    expect(await register({ ...person('rules@example.com'), role: 'ADMIN', companyName: 'x' })).toEqual({
      __typename: 'InvalidInput',
      field: 'role',
      message: 'Choose one of the account types offered',
    })
    expect(await accounts('rules@example.com')).toEqual([])
  })

  test('of concurrent registrations of one email address exactly one succeeds', async () => {
    const inputs = [1, 2, 3].map((n) => ({
      ...person('parallel@example.com'),
      role: 'VENDOR' as const,
      companyName: `Parallel ${n}`,
    }))
    const visitors = inputs.map(() => newVisitor())
    const results = await Promise.all(inputs.map((input, i) => register(input, visitors[i])))
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['EmailTaken', 'EmailTaken', 'RegisterSuccess'])
    expect(visitors.filter(({ token }) => token)).toHaveLength(1)
    const [account] = await accounts('parallel@example.com')
    const owned = await db.selectFrom('company').select('ownerId').where('name', 'like', 'Parallel%').execute()
    expect(owned).toEqual([{ ownerId: account?.id }])
    const sessions = await db.selectFrom('session').selectAll().where('userId', '=', String(account?.id)).execute()
    expect(sessions).toHaveLength(1)
  })

  test('a registration ends the session before', async () => {
    const visitor = newVisitor()
    await register(person('first@example.com'), visitor)
    const before = newVisitor('192.0.2.1', visitor.token)
    await register(person('second@example.com'), visitor)
    expect(await viewerOf(execute, before)).toBeNull()
    expect(await viewerOf(execute, visitor)).toMatchObject({ email: 'second@example.com' })
  })

  test.each(['company', 'session'] as const)('registers nobody when writing the %s fails', async (table) => {
    const broken = await openEmpty()
    await broken.schema.alterTable(table).renameTo('gone').execute()
    const visitor = newVisitor()
    const input = { ...person('half@example.com'), role: 'VENDOR' as const, companyName: 'Half' }
    const { errors } = await executor(broken)(RegisterDocument, { input }, visitor)
    expect(errors).toHaveLength(1)
    expect(await broken.selectFrom('user').select('id').execute()).toEqual([])
    expect(visitor.token).toBeUndefined()
    await broken.destroy()
  })
})
