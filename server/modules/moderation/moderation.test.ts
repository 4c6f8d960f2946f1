import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { type Execute, executor } from '../../testing/execute'
import { login, signedInAs, viewerOf } from '../../testing/sign-in'
import { watchStatements } from '../../testing/watch-statements'
import { searchText } from '../user/user.service'

const user = 'user { id role suspendedAt suspendedReason company { name } }'
const invalid = '... on InvalidInput { field message }'
const mutations = {
  suspend: `mutation ($userId: ID!, $reason: String!) { act: suspendUser(input: { userId: $userId, reason: $reason }) {
    __typename ... on UserSuspended { ${user} } ${invalid} } }`,
  reinstate: `mutation ($userId: ID!, $reason: String!) { act: reinstateUser(input: { userId: $userId, reason: $reason }) {
    __typename ... on UserReinstated { ${user} } ${invalid} } }`,
  changeRole: `mutation ($userId: ID!, $reason: String!, $role: UserRole!) {
    act: changeUserRole(input: { userId: $userId, reason: $reason, role: $role }) {
    __typename ... on UserRoleChanged { ${user} } ... on LastAdmin { message } ${invalid} } }`,
}
const trail = `query ($userId: ID) { auditEvents(userId: $userId) { totalCount nodes {
  action note fromRole toRole actor { id } subject { id } } } }`

const now = () => new Date('2026-11-21T12:00:00.000Z')

describe.each(databases)('moderation on $name', async ({ openSample }) => {
  const openCase = async () => {
    const db = await openSample()
    const execute = executor(db, { now })
    const visitor = await signedInAs(execute, 'ADMIN')
    const me = (await execute('{ viewer { id } }', {}, visitor)).data.viewer.id
    const act = async (
      kind: keyof typeof mutations,
      userId: string,
      { reason = 'FieldSpec to', role, by = visitor }: { reason?: string; role?: string; by?: typeof visitor } = {},
    ) => execute(mutations[kind], { userId, reason, role }, by)
    /** A second admin, whose password is that of the broker's sample account. */
    const promoteBroker = async () => {
      await act('changeRole', 'usr-priya-raman', { role: 'ADMIN' })
      return signedInAs(execute, 'BROKER')
    }
    const eventsOf = async (userId?: string) => (await execute(trail, { userId }, visitor)).data.auditEvents
    return { db, execute, visitor, me, act, promoteBroker, eventsOf, end: () => db.destroy() }
  }
  const offered = async (execute: Execute) =>
    (await execute('{ product(id: "prd-2101") { id } search(query: "a", first: 100) { totalCount } }')).data

  describe('suspending', async () => {
    const { execute, visitor, me, act, eventsOf, end } = await openCase()
    afterAll(end)

    test('ends sessions, hides listings and refuses the right password; reinstating undoes it', async () => {
      const vendor = await signedInAs(execute, 'VENDOR')
      const { viewer } = (await execute('{ viewer { id } }', {}, vendor)).data
      const own = `{ products(first: 100) { nodes { vendor { id } } } company(id: "${viewer.id}") { id } }`
      const ofVendor = async () => {
        const { products, company } = (await execute(own)).data
        const listed = products.nodes.filter((node: { vendor: { id: string } }) => node.vendor.id === viewer.id).length
        return { listed, company: company !== null, hits: (await offered(execute)).search.totalCount }
      }
      const before = await ofVendor()
      expect([before.listed > 0, before.company]).toEqual([true, true])

      const { data } = await act('suspend', viewer.id, { reason: '  Sold what is not theirs ' })
      expect(data.act).toMatchObject({
        __typename: 'UserSuspended',
        user: { id: viewer.id, suspendedAt: now().toISOString(), suspendedReason: 'Sold what is not theirs' },
      })
      expect(await viewerOf(execute, vendor)).toBeNull()
      const during = await ofVendor()
      expect([during.listed, during.company]).toEqual([0, false])
      expect(during.hits).toBeLessThan(before.hits)
      const credentials = { email: 'vendor@example.com', password: 'password123' }
      expect((await login(execute, credentials)).__typename).toBe('AccountSuspended')
      expect((await login(execute, { ...credentials, password: 'wrong one' })).__typename).toBe('InvalidCredentials')

      expect((await act('reinstate', viewer.id, { reason: 'Cleared up' })).data.act).toMatchObject({
        __typename: 'UserReinstated',
        user: { suspendedAt: null, suspendedReason: null },
      })
      expect(await ofVendor()).toEqual(before)
      expect(await viewerOf(execute, vendor)).toBeNull()
      expect((await login(execute, credentials)).__typename).toBe('LoginSuccess')
      expect(await eventsOf(viewer.id)).toMatchObject({
        totalCount: 2,
        nodes: expect.arrayContaining([
          {
            action: 'REINSTATED',
            note: 'Cleared up',
            fromRole: null,
            toRole: null,
            actor: { id: me },
            subject: viewer,
          },
          expect.objectContaining({ action: 'SUSPENDED', note: 'Sold what is not theirs' }),
        ]),
      })
    })

    test.each([
      ['suspend', 'usr-tomas-vidal', { reason: '  ' }, 'reason', 'Please give a reason.'],
      ['suspend', 'usr-tomas-vidal', { reason: 'x'.repeat(501) }, 'reason', 'A reason has at most 500 characters.'],
      ['suspend', 'usr-nobody', {}, 'userId', 'No account has this id.'],
      ['reinstate', 'usr-tomas-vidal', {}, 'userId', 'This account is not suspended.'],
      ['changeRole', 'usr-tomas-vidal', { role: 'FREELANCER' }, 'role', 'This account has that role already.'],
      ['changeRole', 'usr-nobody', { role: 'ADMIN' }, 'userId', 'No account has this id.'],
    ] as const)('%s %s %j is refused', async (kind, userId, options, field, message) => {
      const before = await eventsOf()
      expect((await act(kind, userId, options)).data.act).toEqual({ __typename: 'InvalidInput', field, message })
      expect(await eventsOf()).toEqual(before)
    })

    test('oneself, and twice, is refused', async () => {
      const refused = { __typename: 'InvalidInput', field: 'userId' }
      expect((await act('suspend', me)).data.act).toMatchObject(refused)
      expect(await viewerOf(execute, visitor)).toMatchObject({ role: 'ADMIN' })
      const twice = await Promise.all([act('suspend', 'usr-tomas-vidal'), act('suspend', 'usr-tomas-vidal')])
      expect(twice.map(({ data }) => data.act.__typename).sort()).toEqual(['InvalidInput', 'UserSuspended'])
    })

    test('the list of accounts tells who is suspended', async () => {
      const states = async (state: string) => {
        const source = `{ users(first: 100, filter: { state: ${state} }) { nodes { id suspendedReason } } }`
        return (await execute(source, {}, visitor)).data.users.nodes
      }
      expect(await states('SUSPENDED')).toEqual([{ id: 'usr-tomas-vidal', suspendedReason: 'FieldSpec to' }])
      const active = await states('ACTIVE')
      expect(active).not.toContainEqual(expect.objectContaining({ id: 'usr-tomas-vidal' }))
      expect(active.length).toBeGreaterThan(10)
    })
  })

  test('a business role opens the profiles that it needs; what was there is kept, and shown in its role', async () => {
    const { execute, act, end } = await openCase()
    const customer = 'usr-clara-whitfield'
    const profiles = async () => {
      const { company, freelancer } = (
        await execute(`{ company(id: "${customer}") { id name } freelancer(id: "${customer}") { id } }`)
      ).data
      return { company, freelancer: freelancer !== null }
    }
    expect(await profiles()).toEqual({ company: null, freelancer: false })
    expect((await act('changeRole', customer, { role: 'VENDOR' })).data.act.user).toMatchObject({
      role: 'VENDOR',
      company: { name: 'Clara Whitfield' },
    })
    const { company } = await profiles()
    await act('changeRole', customer, { role: 'FREELANCER' })
    expect(await profiles()).toEqual({ company, freelancer: true })
    await act('suspend', customer)
    await act('changeRole', customer, { role: 'BROKER' })
    expect(await profiles()).toEqual({ company: null, freelancer: false })
    await act('reinstate', customer)
    expect(await profiles()).toEqual({ company, freelancer: false })
    await act('changeRole', customer, { role: 'CUSTOMER' })
    expect(await profiles()).toEqual({ company: null, freelancer: false })
    await act('changeRole', customer, { role: 'FREELANCER' })
    expect(await profiles()).toEqual({ company, freelancer: true })
    await end()
  })

  test('what a role sold is out of sight until the role is back, on the site and on its own pages', async () => {
    const { execute, act, end } = await openCase()
    const broker = await signedInAs(execute, 'BROKER')
    const id = 'usr-priya-raman'
    const counts = async () => {
      const { search, company } = (
        await execute(`{ search(query: "priya raman") { totalCount } company(id: "${id}") { id } }`)
      ).data
      const own = (await execute('{ ownListings { totalCount } }', {}, broker)).data?.ownListings?.totalCount
      return [search.totalCount > 0, company !== null, own > 0]
    }
    expect(await counts()).toEqual([true, true, true])
    await act('changeRole', id, { role: 'VENDOR' })
    expect(await counts()).toEqual([false, true, false])
    await act('changeRole', id, { role: 'CUSTOMER' })
    await act('suspend', id)
    await act('reinstate', id)
    expect(await counts()).toEqual([false, false, false])
    await act('changeRole', id, { role: 'BROKER' })
    expect((await counts()).slice(0, 2)).toEqual([true, true])
    await end()
  })

  test('the last admin stays one; one of two may go', async () => {
    const { execute, act, me, promoteBroker, end } = await openCase()
    expect((await act('changeRole', me, { role: 'CUSTOMER' })).data.act).toEqual({
      __typename: 'LastAdmin',
      message: 'This is the last admin account. Make somebody else an admin first.',
    })
    const other = await promoteBroker()
    await act('suspend', 'usr-priya-raman')
    expect((await act('changeRole', me, { role: 'CUSTOMER' })).data.act.__typename).toBe('LastAdmin')
    await act('reinstate', 'usr-priya-raman')
    expect((await act('changeRole', me, { role: 'CUSTOMER' })).data.act.user.role).toBe('CUSTOMER')
    expect((await act('suspend', 'usr-priya-raman')).errors[0].extensions.code).toBe('FORBIDDEN')
    expect(await viewerOf(execute, other)).toBeNull()
    await end()
  })

  test.each(['suspend', 'changeRole'] as const)('two admins who %s each other at once: one stays', async (kind) => {
    const { db, act, me, promoteBroker, end } = await openCase()
    const other = await promoteBroker()
    const answers = await Promise.all([
      act(kind, 'usr-priya-raman', { role: 'CUSTOMER' }),
      act(kind, me, { role: 'CUSTOMER', by: other }),
    ])
    const codes = answers.map(({ errors }) => errors?.[0].extensions.code ?? 'done').sort()
    // The loser is no admin any more; or, where that came first, signed out already.
    expect(codes).toEqual([expect.stringMatching(/^(FORBIDDEN|UNAUTHENTICATED)$/), 'done'])
    const admins = await db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'ADMIN')
      .where('suspendedAt', 'is', null)
      .execute()
    expect(admins).toHaveLength(1)
    await end()
  })

  test('the trail is newest first, page by page', async () => {
    let moment = now().getTime()
    const { db, statements } = watchStatements(await openSample())
    const execute = executor(db, { now: () => new Date(moment) })
    const visitor = await signedInAs(execute, 'ADMIN')
    for (let i = 0; i < 4; i++) {
      moment += 1_000
      await execute(
        mutations[i % 2 ? 'reinstate' : 'suspend'],
        { userId: 'usr-tomas-vidal', reason: `No ${i}` },
        visitor,
      )
    }
    const seen: string[] = []
    const page = async (after: string | null) => {
      const source = `query ($after: String) { auditEvents(first: 3, after: $after) {
        nodes { note } pageInfo { hasNextPage endCursor } } }`
      const { nodes, pageInfo } = (await execute(source, { after }, visitor)).data.auditEvents
      seen.push(...nodes.map(({ note }: { note: string }) => note))
      return pageInfo
    }
    const { hasNextPage, endCursor } = await page(null)
    expect(hasNextPage).toBe(true)
    expect((await page(endCursor)).hasNextPage).toBe(false)
    const countFor = async (first: number) => {
      statements.length = 0
      await execute(`{ auditEvents(first: ${first}) { nodes { actor { name } subject { name } } } }`, {}, visitor)
      return statements.length
    }
    expect(await countFor(4)).toBe(await countFor(1))
    expect(seen).toEqual(['No 3', 'No 2', 'No 1', 'No 0'])
    await db.destroy()
  })

  test('accounts by name: case aside, page by page', async () => {
    const { db, execute, visitor, end } = await openCase()
    const named = ['aab', 'AAA', 'aaC'].map((name, i) => ({
      id: `usr-named-${i}`,
      name,
      email: `named-${i}@example.com`,
      searchText: searchText(name, `named-${i}@example.com`),
      role: 'CUSTOMER' as const,
      avatar: '',
      createdAt: now().toISOString(),
    }))
    await db.insertInto('user').values(named).execute()
    const list = async (first: number, after?: string) => {
      const source = `query ($first: Int!, $after: String) { users(sort: NAME, first: $first, after: $after) {
        nodes { name } pageInfo { hasNextPage endCursor } } }`
      return (await execute(source, { first, after }, visitor)).data.users
    }
    const all = (await list(100)).nodes.map(({ name }: { name: string }) => name)
    expect(all.slice(0, 3)).toEqual(['AAA', 'aab', 'aaC'])
    const seen: string[] = []
    for (let after: string | undefined, more = true; more; ) {
      const { nodes, pageInfo } = await list(7, after)
      seen.push(...nodes.map(({ name }: { name: string }) => name))
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    expect(seen).toEqual(all)
    await end()
  })
})
