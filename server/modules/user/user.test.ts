import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../fixtures/accounts/users'
import { OwnAccountDocument } from '../../testing/accounts/own-account.generated'
import { signedInAs, viewerOf } from '../../testing/accounts/sign-in'
import { allNodes } from '../../testing/all-nodes'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { executor, newVisitor } from '../../testing/execute'
import type { UserFilter } from '../../testing/generated/schema'
import { searchText } from './user.service'
import { AccountsDocument, type AccountsQueryVariables, LastSeenDocument } from './user.test.generated'

/** Names with characters that are special in LIKE patterns or when changing case. */
const edgeCases = ['100%_Ósk\\', 'Percent less'].map((name, i) => ({
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

const newest = [...users, ...edgeCases].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

describe.each(databases)('accounts on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  let admin = newVisitor()
  beforeAll(async () => {
    await db.insertInto('user').values(edgeCases).execute()
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterAll(() => db.destroy())

  const list = async (variables: AccountsQueryVariables = {}) => {
    const { data, errors } = await execute(AccountsDocument, variables, admin)
    expect(errors).toBeUndefined()
    return data.users
  }
  const idsOf = async (filter: UserFilter) => (await list({ filter })).nodes.map(({ id }) => id)
  const expected = (holds: (user: { name: string; email: string; role: string }) => boolean) =>
    newest.filter(holds).map(({ id }) => id)

  test('an admin sees every account, newest first', async () => {
    const { nodes, totalCount, totalIsExact } = await list()
    expect(nodes).toEqual(newest.map(({ id, name, email, role }) => ({ id, name, email, role })))
    expect([totalCount, totalIsExact]).toEqual([newest.length, true])
  })

  test('a signed-out visitor is refused', async () => {
    const result = await execute(AccountsDocument)
    expect(() => result.data).toThrow()
    expect(result.errors?.[0]).toMatchObject({
      message: 'Please log in.',
      path: ['users'],
      extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
    })
  })

  test.each(['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER'] as const)('a %s is refused', async (role) => {
    const result = await execute(AccountsDocument, {}, await signedInAs(execute, role))
    expect(() => result.data).toThrow()
    expect(result.errors?.[0]).toMatchObject({
      message: 'Your account may not do this.',
      extensions: { code: 'FORBIDDEN', http: { status: 403 } },
    })
  })

  test.each(['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'] as const)(
    'filtered by the role %s',
    async (role) => {
      const ids = await idsOf({ role })
      expect(ids).toEqual(expected((user) => user.role === role))
      expect(ids.length).toBeGreaterThan(0)
    },
  )

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
  ])('filtered by the text %s in names and emails, ignoring case', async (text) => {
    const folded = text.trim().normalize('NFC').toLowerCase()
    const ids = await idsOf({ text })
    expect(ids).toEqual(expected(({ name, email }) => `${name} ${email}`.toLowerCase().includes(folded)))
    expect(ids.length).toBeGreaterThan(0)
  })

  test.each(['%', '_', '\\', '100%_ó', 'k\\'])('the filter text %s is taken literally', async (text) => {
    expect(await idsOf({ text })).toEqual(['usr-odd-0'])
  })

  test.each(['k\nodd', '%less', 'p_rcent', "'", '"'])('the filter text %j matches nobody', async (text) => {
    expect(await idsOf({ text: text.replace('\n', '') })).toEqual([])
  })

  test('lastSeenAt of all accounts is read in one statement', async () => {
    const { db: watched, statements } = watchStatements(db)
    let moment = Date.now()
    const later = executor(watched, { now: () => new Date(moment) })
    await signedInAs(later, 'VENDOR')
    moment += 3_600_000
    const vendor = await signedInAs(later, 'VENDOR')
    const visitor = await signedInAs(later, 'ADMIN')
    statements.length = 0
    const { data } = await later(LastSeenDocument, {}, visitor)
    const lastSeen = Object.fromEntries(data.users.nodes.map(({ email, lastSeenAt }) => [email, lastSeenAt]))
    const last = new Date(moment).toISOString()
    expect(lastSeen).toMatchObject({ 'vendor@example.com': last, 'odd-0@example.com': null })
    expect(statements.filter(({ sql }) => sql.includes('max('))).toHaveLength(1)
    expect((await later(OwnAccountDocument, {}, vendor)).data.viewer?.lastSeenAt).toBe(last)
  })

  test('a filter text of more than 200 characters is refused', async () => {
    const { errors } = await execute(AccountsDocument, { filter: { text: 'x'.repeat(201) } }, admin)
    expect(errors?.[0]?.message).toBe('`text` has at most 200 characters.')
  })

  test('filters combine; a blank text does not narrow', async () => {
    expect(await idsOf({ role: 'VENDOR', text: 'owen' })).toEqual(['usr-owen-achterberg'])
    expect(await idsOf({ role: 'ADMIN', text: 'owen' })).toEqual([])
    expect(await idsOf({ text: '  ' })).toHaveLength(newest.length)
  })

  test('paging returns every account once, in order', async () => {
    const nodes = await allNodes((after) => list({ first: 7, after }))
    expect(nodes.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
  })

  test.each([undefined, '', 'forged', 'x'.repeat(43), "' or 1=1 --"])(
    'the invalid session token %j signs nobody in',
    async (token) => {
      expect(await viewerOf(execute, newVisitor('192.0.2.1', token))).toBeNull()
    },
  )

  test('the stored hash of a session token does not work as a token', async () => {
    const [session] = await db.selectFrom('session').select('tokenHash').execute()
    expect(session?.tokenHash).toBeDefined()
    expect(await viewerOf(execute, newVisitor('192.0.2.1', session?.tokenHash))).toBeNull()
  })

  test('the viewer reads their own account', async () => {
    const { data } = await execute(OwnAccountDocument, {}, await signedInAs(execute, 'BROKER'))
    const broker = users.find(({ role, password }) => role === 'BROKER' && password)
    expect(data.viewer).toEqual({
      id: broker?.id,
      name: broker?.name,
      email: 'broker@example.com',
      role: 'BROKER',
      avatar: `/artwork/avatar/${broker?.id}.svg`,
      createdAt: broker?.createdAt,
      socialProvider: null,
      hasPassword: true,
      lastSeenAt: expect.any(String),
      company: { id: 'com-ashgrove-patents' },
    })
  })
})
