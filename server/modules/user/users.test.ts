import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../fixtures/users'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { signedInAs, viewerOf } from '../../testing/sign-in'
import { watchStatements } from '../../testing/watch-statements'
import { searchText } from './user.service'

const document = `query ($filter: UserFilter, $first: Int! = 100, $after: String) {
  users(filter: $filter, first: $first, after: $after) {
    totalCount totalIsExact nodes { id name email role } pageInfo { hasNextPage endCursor } } }`

/** Names that a pattern or a change of case could get wrong. */
const odd = ['100%_Ósk\\', 'Percent less'].map((name, i) => ({
  id: `usr-odd-${i}`,
  name,
  email: `odd-${i}@example.com`,
  searchText: searchText(name, `odd-${i}@example.com`),
  passwordHash: null,
  role: 'CUSTOMER' as const,
  avatar: '/artwork/avatar/odd.svg',
  socialProvider: null,
  createdAt: `2023-01-0${i + 1}T00:00:00.000Z`,
}))

const newest = [...users, ...odd].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

describe.each(databases)('accounts on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  let admin = newVisitor()
  beforeAll(async () => {
    await db.insertInto('user').values(odd).execute()
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterAll(() => db.destroy())

  const list = async (variables: Record<string, unknown> = {}) => {
    const { data, errors } = await execute(document, variables, admin)
    expect(errors).toBeUndefined()
    return data.users
  }
  const idsOf = async (filter: Record<string, unknown>) =>
    (await list({ filter })).nodes.map(({ id }: { id: string }) => id)
  const expected = (holds: (user: { name: string; email: string; role: string }) => boolean) =>
    newest.filter(holds).map(({ id }) => id)

  test('an admin sees every account, newest first', async () => {
    const { nodes, totalCount, totalIsExact } = await list()
    expect(nodes).toEqual(newest.map(({ id, name, email, role }) => ({ id, name, email, role })))
    expect([totalCount, totalIsExact]).toEqual([newest.length, true])
  })

  test('signed out one is asked to log in', async () => {
    const { data, errors } = await execute(document)
    expect(data).toBeNull()
    expect(errors[0]).toMatchObject({
      message: 'Please log in.',
      path: ['users'],
      extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
    })
  })

  test.each(['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER'] as const)('a %s may not see them', async (role) => {
    const { data, errors } = await execute(document, {}, await signedInAs(execute, role))
    expect(data).toBeNull()
    expect(errors[0]).toMatchObject({
      message: 'Your account may not do this.',
      extensions: { code: 'FORBIDDEN', http: { status: 403 } },
    })
  })

  test.each(['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'])('the role %s narrows the list', async (role) => {
    const ids = await idsOf({ role })
    expect(ids).toEqual(expected((user) => user.role === role))
    expect(ids.length).toBeGreaterThan(0)
  })

  test.each([
    'raman',
    'RAMAN',
    'Tomás',
    'TOMÁS',
    'NOVÁK'.normalize('NFD'),
    'zieliński',
    '@EXAMPLE.com',
    '  whitcombe ',
    'a',
  ])('the text %s is found in names and emails, case aside', async (text) => {
    const folded = text.trim().normalize('NFC').toLowerCase()
    const ids = await idsOf({ text })
    expect(ids).toEqual(expected(({ name, email }) => `${name} ${email}`.toLowerCase().includes(folded)))
    expect(ids.length).toBeGreaterThan(0)
  })

  test.each(['%', '_', '\\', '100%_ó', 'k\\'])('%s is an ordinary character', async (text) => {
    expect(await idsOf({ text })).toEqual(['usr-odd-0'])
  })

  test.each(['k\nodd', '%less', 'p_rcent', "'", '"'])('%j matches nobody', async (text) => {
    expect(await idsOf({ text: text.replace('\n', '') })).toEqual([])
  })

  test('tells of every account when it was last seen, in one statement', async () => {
    const { db: watched, statements } = watchStatements(db)
    let moment = Date.now()
    const later = executor(watched, { now: () => new Date(moment) })
    await signedInAs(later, 'VENDOR')
    moment += 3_600_000
    const vendor = await signedInAs(later, 'VENDOR')
    const visitor = await signedInAs(later, 'ADMIN')
    statements.length = 0
    const { data } = await later('{ users(first: 100) { nodes { email lastSeenAt } } }', {}, visitor)
    const seen = Object.fromEntries(
      data.users.nodes.map(({ email, lastSeenAt }: Record<string, string | null>) => [email, lastSeenAt]),
    )
    const last = new Date(moment).toISOString()
    expect(seen).toMatchObject({ 'vendor@example.com': last, 'odd-0@example.com': null })
    expect(statements.filter(({ sql }) => sql.includes('max('))).toHaveLength(1)
    expect((await later('{ viewer { lastSeenAt } }', {}, vendor)).data.viewer.lastSeenAt).toBe(last)
  })

  test('a text of more than 200 characters is refused', async () => {
    const { errors } = await execute(
      `{ users(filter: { text: "${'x'.repeat(201)}" }) { totalCount } }`,
      {},
      await signedInAs(execute, 'ADMIN'),
    )
    expect(errors[0].message).toBe('`text` has at most 200 characters.')
  })

  test('role and text join; blank text does not narrow', async () => {
    expect(await idsOf({ role: 'VENDOR', text: 'owen' })).toEqual(['usr-owen-achterberg'])
    expect(await idsOf({ role: 'ADMIN', text: 'owen' })).toEqual([])
    expect(await idsOf({ text: '  ' })).toHaveLength(newest.length)
  })

  test('paging meets every account once, in order', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { nodes, pageInfo } = await list({ first: 7, after })
      seen.push(...nodes.map(({ id }: { id: string }) => id))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(newest.map(({ id }) => id))
  })

  test.each([undefined, '', 'forged', 'x'.repeat(43), "' or 1=1 --"])(
    'a visitor with the token %j is nobody',
    async (token) => {
      expect(await viewerOf(execute, newVisitor('192.0.2.1', token))).toBeNull()
    },
  )

  test('the stored hash of a token is no token', async () => {
    const [session] = await db.selectFrom('session').select('tokenHash').execute()
    expect(session?.tokenHash).toBeDefined()
    expect(await viewerOf(execute, newVisitor('192.0.2.1', session?.tokenHash))).toBeNull()
  })

  test('the viewer reads all of their own account', async () => {
    const { data } = await execute(
      '{ viewer { id name email role avatar createdAt socialProvider company { id } } }',
      {},
      await signedInAs(execute, 'BROKER'),
    )
    const broker = users.find(({ role, password }) => role === 'BROKER' && password)
    expect(data.viewer).toEqual({
      id: broker?.id,
      name: broker?.name,
      email: 'broker@example.com',
      role: 'BROKER',
      avatar: `/artwork/avatar/${broker?.id}.svg`,
      createdAt: broker?.createdAt,
      socialProvider: null,
      company: { id: 'com-ashgrove-patents' },
    })
  })
})
