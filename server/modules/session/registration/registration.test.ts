import { afterAll, describe, expect, test } from 'vitest'
import { RegisterDocument } from '../../../testing/accounts/register.generated'
import { login, viewerOf } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor } from '../../../testing/execute'
import type { RegisterInput, UserRole } from '../../../testing/generated/schema'
import { expectType } from '../../../testing/result'
import { CompanyOfDocument, FreelancerOfDocument } from './registration.test.generated'

const taken = { __typename: 'EmailTaken', message: 'Registration failed. Email might already be in use.' }
const personalData = (email: string) => ({ name: 'Ada Byron', email, password: 'secret1' })

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

  test('a customer is signed in and has no company', async () => {
    const visitor = newVisitor()
    const user = await registered({ ...personalData('customer-1@example.com'), companyName: 'None' }, visitor)
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
    const user = await registered({ ...personalData(`new-${role}@example.com`), role, companyName: '  Byron & Söhne ' })
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
      const { id } = await registered({ ...personalData(`profile-${role}@example.com`), role, companyName: 'Byron' })
      return (await execute(FreelancerOfDocument, { id })).data.freelancer
    }
    expect(await profileOf('FREELANCER')).toEqual({ name: 'Ada Byron', skills: [], hourlyRate: 0, description: '' })
    expect(await profileOf('BROKER')).toBeNull()
  })

  test('email and name are normalized, and the new account can log in', async () => {
    const user = await registered({ ...personalData('  Spaced@Example.COM '), name: ' Ada ' })
    expect(user).toMatchObject({ name: 'Ada', email: 'spaced@example.com' })
    const { __typename } = await login(execute, { email: 'SPACED@example.com', password: 'secret1' })
    expect(__typename).toBe('LoginSuccess')
  })

  test.each(['customer@example.com', 'CUSTOMER@EXAMPLE.COM', ' customer@example.com ', 'eleanor@whitcombe.example'])(
    'the email address %j is taken',
    async (email) => {
      const visitor = newVisitor()
      expect(await register(personalData(email), visitor)).toEqual(taken)
      expect(visitor.token).toBeUndefined()
      expect(await accounts(email.trim().toLowerCase())).toHaveLength(1)
    },
  )

  test('an email address in another Unicode normalization is the same address', async () => {
    expect((await register(personalData('élodie@example.com'.normalize('NFD')))).__typename).toBe('RegisterSuccess')
    expect(await register(personalData('ÉLODIE@example.com'.normalize('NFC')))).toEqual(taken)
  })

  test('invalid input: the result names the field, and no account is created', async () => {
    expect(await register({ ...personalData('rules@example.com'), password: '12345' })).toEqual({
      __typename: 'InvalidInput',
      field: 'password',
      message: 'Password must be at least 6 characters',
    })
    expect(await register({ ...personalData('rules@example.com'), role: 'VENDOR' })).toMatchObject({
      field: 'companyName',
    })
    expect(await register({ ...personalData('rules@example.com'), role: 'ADMIN', companyName: 'x' })).toEqual({
      __typename: 'InvalidInput',
      field: 'role',
      message: 'Choose one of the account types offered',
    })
    expect(await accounts('rules@example.com')).toEqual([])
  })

  test('of concurrent registrations of one email address exactly one succeeds', async () => {
    const inputs = [1, 2, 3].map((n) => ({
      ...personalData('parallel@example.com'),
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

  test('a registration ends the previous session', async () => {
    const visitor = newVisitor()
    await register(personalData('first@example.com'), visitor)
    const before = newVisitor('192.0.2.1', visitor.token)
    await register(personalData('second@example.com'), visitor)
    expect(await viewerOf(execute, before)).toBeNull()
    expect(await viewerOf(execute, visitor)).toMatchObject({ email: 'second@example.com' })
  })

  test.each(['company', 'session'] as const)('no account is created when writing the %s fails', async (table) => {
    const broken = await openEmpty()
    await broken.schema.alterTable(table).renameTo('gone').execute()
    const visitor = newVisitor()
    const input = { ...personalData('half@example.com'), role: 'VENDOR' as const, companyName: 'Half' }
    const { errors } = await executor(broken)(RegisterDocument, { input }, visitor)
    expect(errors).toHaveLength(1)
    expect(await broken.selectFrom('user').select('id').execute()).toEqual([])
    expect(visitor.token).toBeUndefined()
    await broken.destroy()
  })

  test('rate limit: thirty registrations an hour per IP address', async () => {
    let moment = now().getTime()
    const executeLater = executor(db, { now: () => new Date(moment) })
    const input = { name: '', email: '', password: '' }
    const tryRegister = async (address: string) =>
      (await executeLater(RegisterDocument, { input }, newVisitor(address))).data.register
    for (let i = 0; i < 30; i++) expect((await tryRegister('203.0.113.1')).__typename).toBe('InvalidInput')
    expect(await tryRegister('203.0.113.1')).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 3_600 })
    expect((await tryRegister('203.0.113.2')).__typename).toBe('InvalidInput')
    moment += 3_600_000
    expect((await tryRegister('203.0.113.1')).__typename).toBe('InvalidInput')
  })
})
