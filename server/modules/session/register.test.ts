import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { login, viewerOf } from '../../testing/sign-in'

const mutation = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename
  ... on RegisterSuccess { user {
    id name email role avatar createdAt socialProvider
    company { id name description services website foundedYear verified rating createdAt listedServices { id } } } }
  ... on InvalidInput { field message }
  ... on EmailTaken { message }
} }`

const taken = { __typename: 'EmailTaken', message: 'Registration failed. Email might already be in use.' }
const person = (email: string) => ({ name: 'Ada Byron', email, password: 'secret1' })

describe.each(databases)('register on $name', async ({ openSample, openEmpty }) => {
  const db = await openSample()
  const now = () => new Date('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { now })
  afterAll(() => db.destroy())

  const register = async (input: Record<string, unknown>, visitor = newVisitor()) =>
    (await execute(mutation, { input }, visitor)).data.register
  const accounts = (email: string) => db.selectFrom('user').select('id').where('email', '=', email).execute()

  test('a customer is opened, signed in, and has no company', async () => {
    const visitor = newVisitor()
    const { __typename, user } = await register({ ...person('customer-1@example.com'), companyName: 'None' }, visitor)
    expect(__typename).toBe('RegisterSuccess')
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

  test.each(['VENDOR', 'FREELANCER', 'BROKER'])('a %s gets a company of the name given', async (role) => {
    const { user } = await register({ ...person(`new-${role}@example.com`), role, companyName: '  Byron & Söhne ' })
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
    const { data } = await execute(
      `{ own: company(id: "${user.company.id}") { name } owner: company(id: "${user.id}") { name } }`,
    )
    expect(data.own).toEqual({ name: 'Byron & Söhne' })
    expect(data.owner).toEqual(data.own)
  })

  test('a freelancer gets a public profile to fill in, others none', async () => {
    const profileOf = async (role: string) => {
      const { user } = await register({ ...person(`profile-${role}@example.com`), role, companyName: 'Byron' })
      const { data } = await execute(`{ freelancer(id: "${user.id}") { name skills hourlyRate description } }`)
      return data.freelancer
    }
    expect(await profileOf('FREELANCER')).toEqual({ name: 'Ada Byron', skills: [], hourlyRate: 0, description: '' })
    expect(await profileOf('BROKER')).toBeNull()
  })

  test('outer spaces and capitals of the email go, the password signs in from then on', async () => {
    const { user } = await register({ ...person('  Spaced@Example.COM '), name: ' Ada ' })
    expect(user).toMatchObject({ name: 'Ada', email: 'spaced@example.com' })
    const { __typename } = await login(execute, { email: 'SPACED@example.com', password: 'secret1' })
    expect(__typename).toBe('LoginSuccess')
  })

  test.each(['customer@example.com', 'CUSTOMER@EXAMPLE.COM', ' customer@example.com ', 'eleanor@whitcombe.example'])(
    '%j is taken',
    async (email) => {
      const visitor = newVisitor()
      expect(await register(person(email), visitor)).toEqual(taken)
      expect(visitor.token).toBeUndefined()
      expect(await accounts(email.trim().toLowerCase())).toHaveLength(1)
    },
  )

  test('an address composed in another way is the same address', async () => {
    expect((await register(person('élodie@example.com'.normalize('NFD')))).__typename).toBe('RegisterSuccess')
    expect(await register(person('ÉLODIE@example.com'.normalize('NFC')))).toEqual(taken)
  })

  test('what breaks a rule is told and opens nothing', async () => {
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

  test('of parallel registrations of one email exactly one succeeds', async () => {
    const inputs = [1, 2, 3].map((n) => ({
      ...person('parallel@example.com'),
      role: 'VENDOR',
      companyName: `Parallel ${n}`,
    }))
    const visitors = inputs.map(() => newVisitor())
    const answers = await Promise.all(inputs.map((input, i) => register(input, visitors[i])))
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['EmailTaken', 'EmailTaken', 'RegisterSuccess'])
    expect(visitors.filter(({ token }) => token)).toHaveLength(1)
    const [account] = await accounts('parallel@example.com')
    const owned = await db.selectFrom('company').select('ownerId').where('name', 'like', 'Parallel%').execute()
    expect(owned).toEqual([{ ownerId: account?.id }])
    const sessions = await db.selectFrom('session').selectAll().where('userId', '=', String(account?.id)).execute()
    expect(sessions).toHaveLength(1)
  })

  test('a registration ends the session that was there', async () => {
    const visitor = newVisitor()
    await register(person('first@example.com'), visitor)
    const before = newVisitor('192.0.2.1', visitor.token)
    await register(person('second@example.com'), visitor)
    expect(await viewerOf(execute, before)).toBeNull()
    expect(await viewerOf(execute, visitor)).toMatchObject({ email: 'second@example.com' })
  })

  test.each(['company', 'session'] as const)('nothing is left where %s fails half-way', async (table) => {
    const broken = await openEmpty()
    await broken.schema.alterTable(table).renameTo('gone').execute()
    const visitor = newVisitor()
    const input = { ...person('half@example.com'), role: 'VENDOR', companyName: 'Half' }
    const { errors } = await executor(broken)(mutation, { input }, visitor)
    expect(errors).toHaveLength(1)
    expect(await broken.selectFrom('user').select('id').execute()).toEqual([])
    expect(visitor.token).toBeUndefined()
    await broken.destroy()
  })
})
