import { afterAll, describe, expect, test } from 'vitest'
import {
  ChangeUserRoleDocument,
  ReinstateUserDocument,
  SuspendUserDocument,
} from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { login, signedInAs, viewerOf } from '../../testing/accounts/sign-in'
import { allNodes } from '../../testing/all-nodes'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { UserRole, UserState } from '../../testing/generated/schema'
import { codeOf, expectValue } from '../../testing/result'
import { searchText } from '../user/user.service'
import {
  AuditEventsDocument,
  OfferedByDocument,
  OwnListingCountDocument,
  ProfilesDocument,
  SearchedCompanyDocument,
  SuspendedUsersDocument,
  UsersByNameDocument,
  ViewerIdDocument,
} from './moderation.test.generated'

const now = () => new Date('2026-11-21T12:00:00.000Z')

describe.each(databases)('moderation on $name', async ({ openSample }) => {
  const openModeration = async () => {
    const db = await openSample()
    const execute = executor(db, { now })
    const visitor = await signedInAs(execute, 'ADMIN')
    const adminId = expectValue((await execute(ViewerIdDocument, {}, visitor)).data.viewer).id
    const inputOf = (userId: string, reason = 'Checks.') => ({ userId, reason })
    const suspend = (userId: string, reason?: string, by = visitor) =>
      execute(SuspendUserDocument, { input: inputOf(userId, reason) }, by)
    const reinstate = (userId: string, reason?: string) =>
      execute(ReinstateUserDocument, { input: inputOf(userId, reason) }, visitor)
    const changeRole = (userId: string, role: UserRole, by = visitor) =>
      execute(ChangeUserRoleDocument, { input: { ...inputOf(userId), role } }, by)
    /** Makes the broker's sample account a second admin and signs it in. */
    const promoteBroker = async () => {
      await changeRole('usr-priya-raman', 'ADMIN')
      return signedInAs(execute, 'BROKER')
    }
    /** Leaves out reads, which the reading of the audit trail adds itself. */
    const eventsOf = async (userId?: string) => {
      const { nodes } = (await execute(AuditEventsDocument, { userId }, visitor)).data.auditEvents
      const decisions = nodes.filter(({ action }) => action !== 'ADMIN_READ')
      return { nodes: decisions, totalCount: decisions.length }
    }
    return {
      db,
      execute,
      visitor,
      adminId,
      suspend,
      reinstate,
      changeRole,
      promoteBroker,
      eventsOf,
      close: () => db.destroy(),
    }
  }

  describe('suspension', async () => {
    const { execute, visitor, adminId, suspend, reinstate, changeRole, eventsOf, close } = await openModeration()
    afterAll(close)

    test('suspend user: ends sessions, hides listings and refuses the right password; reinstating undoes it', async () => {
      const vendor = await signedInAs(execute, 'VENDOR')
      const viewer = expectValue((await execute(ViewerIdDocument, {}, vendor)).data.viewer)
      const ofVendor = async () => {
        const { products, company, search } = (await execute(OfferedByDocument, { seller: viewer.id })).data
        const listed = products.nodes.filter((node) => node.vendor.id === viewer.id).length
        return { listed, company: company !== null, hits: search.totalCount }
      }
      const before = await ofVendor()
      expect([before.listed > 0, before.company]).toEqual([true, true])

      const { data } = await suspend(viewer.id, '  Sold what is not theirs ')
      expect(data.suspendUser).toMatchObject({
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

      expect((await reinstate(viewer.id, 'Cleared up')).data.reinstateUser).toMatchObject({
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
            actor: { id: adminId },
            subject: viewer,
          },
          expect.objectContaining({ action: 'SUSPENDED', note: 'Sold what is not theirs' }),
        ]),
      })
    })

    test.each([
      ['usr-tomas-vidal', '  ', 'reason', 'Please give a reason.'],
      ['usr-tomas-vidal', '\u200b\u2060', 'reason', 'Please give a reason.'],
      ['usr-tomas-vidal', 'x'.repeat(501), 'reason', 'A reason has at most 500 characters.'],
      ['usr-nobody', 'Checks.', 'userId', 'No account has this id.'],
    ])('suspend user: %s for %j is refused', async (userId, reason, field, message) => {
      const before = await eventsOf()
      const { data } = await suspend(userId, reason)
      expect(data.suspendUser).toEqual({ __typename: 'InvalidInput', field, message })
      expect(await eventsOf()).toEqual(before)
    })

    test.each([
      ['usr-tomas-vidal', 'FREELANCER', 'role', 'This account has that role already.'],
      ['usr-nobody', 'ADMIN', 'userId', 'No account has this id.'],
    ] as const)('change user role: %s to %s is refused', async (userId, role, field, message) => {
      const before = await eventsOf()
      const { data } = await changeRole(userId, role)
      expect(data.changeUserRole).toEqual({ __typename: 'InvalidInput', field, message })
      expect(await eventsOf()).toEqual(before)
    })

    test('reinstate user: an account that is not suspended is refused', async () => {
      const before = await eventsOf()
      const message = 'This account is not suspended.'
      const { data } = await reinstate('usr-tomas-vidal')
      expect(data.reinstateUser).toEqual({ __typename: 'InvalidInput', field: 'userId', message })
      expect(await eventsOf()).toEqual(before)
    })

    test('suspend user: refused for oneself, and twice', async () => {
      const refused = { __typename: 'InvalidInput', field: 'userId' }
      expect((await suspend(adminId)).data.suspendUser).toMatchObject(refused)
      expect(await viewerOf(execute, visitor)).toMatchObject({ role: 'ADMIN' })
      const { id } = await registeredAs(execute, 'twice@example.com')
      const twice = await Promise.all([suspend(id), suspend(id)])
      expect(twice.map(({ data }) => data.suspendUser.__typename).sort()).toEqual(['InvalidInput', 'UserSuspended'])
    })

    test('users: filtered by state, with the reason of the suspension', async () => {
      const { id } = await registeredAs(execute, 'filtered@example.com')
      await suspend(id)
      const states = async (state: UserState) =>
        (await execute(SuspendedUsersDocument, { state }, visitor)).data.users.nodes
      const [suspended, active] = [await states('SUSPENDED'), await states('ACTIVE')]
      expect(suspended).toContainEqual({ id, suspendedReason: 'Checks.' })
      expect(suspended).not.toContainEqual(expect.objectContaining({ suspendedReason: null }))
      expect(active).not.toContainEqual(expect.objectContaining({ id }))
      expect(active.length).toBeGreaterThan(10)
    })
  })

  test('change user role: a seller’s role creates its profiles, which are shown in that role only and kept', async () => {
    const { execute, suspend, reinstate, changeRole, close } = await openModeration()
    const customer = 'usr-clara-whitfield'
    const profiles = async () => {
      const { company, freelancer } = (await execute(ProfilesDocument, { userId: customer })).data
      return { company, freelancer: freelancer !== null }
    }
    expect(await profiles()).toEqual({ company: null, freelancer: false })
    const changed = (await changeRole(customer, 'VENDOR')).data.changeUserRole
    expect(changed).toMatchObject({ user: { role: 'VENDOR', company: { name: 'Clara Whitfield' } } })
    const { company } = await profiles()
    await changeRole(customer, 'FREELANCER')
    expect(await profiles()).toEqual({ company, freelancer: true })
    await suspend(customer)
    await changeRole(customer, 'BROKER')
    expect(await profiles()).toEqual({ company: null, freelancer: false })
    await reinstate(customer)
    expect(await profiles()).toEqual({ company, freelancer: false })
    await changeRole(customer, 'CUSTOMER')
    expect(await profiles()).toEqual({ company: null, freelancer: false })
    await changeRole(customer, 'FREELANCER')
    expect(await profiles()).toEqual({ company, freelancer: true })
    await close()
  })

  test('change user role: the other admins are notified of a new one', async () => {
    const { db, adminId, changeRole, promoteBroker, close } = await openModeration()
    const broker = await promoteBroker()
    await changeRole('usr-marta-keller', 'ADMIN', broker)
    const notices = db.selectFrom('notification').select(['userId', 'aboutId', 'title', 'text'])
    expect(await notices.where('kind', '=', 'ROLE').execute()).toEqual([
      {
        userId: adminId,
        aboutId: 'usr-marta-keller',
        title: 'New admin',
        text: 'Marta Keller has been made an admin.',
      },
    ])
    await close()
  })

  test('change user role: listings of the old role are hidden until the account has it again', async () => {
    const { execute, suspend, reinstate, changeRole, close } = await openModeration()
    const broker = await signedInAs(execute, 'BROKER')
    const id = 'usr-priya-raman'
    const counts = async () => {
      const { data } = await execute(SearchedCompanyDocument, { text: 'priya raman', userId: id })
      const own = await execute(OwnListingCountDocument, {}, broker)
      const hasListings = own.errors === undefined && own.data.ownListings.totalCount > 0
      return [data.search.totalCount > 0, data.company !== null, hasListings]
    }
    expect(await counts()).toEqual([true, true, true])
    await changeRole(id, 'VENDOR')
    expect(await counts()).toEqual([false, true, false])
    await changeRole(id, 'CUSTOMER')
    await suspend(id)
    await reinstate(id)
    expect(await counts()).toEqual([false, false, false])
    await changeRole(id, 'BROKER')
    expect((await counts()).slice(0, 2)).toEqual([true, true])
    await close()
  })

  test('change user role: refused for the last admin, allowed for one of two', async () => {
    const { execute, suspend, reinstate, changeRole, adminId, promoteBroker, close } = await openModeration()
    expect((await changeRole(adminId, 'CUSTOMER')).data.changeUserRole).toEqual({
      __typename: 'LastAdmin',
      message: 'This is the last admin account. Make somebody else an admin first.',
    })
    const other = await promoteBroker()
    await suspend('usr-priya-raman')
    expect((await changeRole(adminId, 'CUSTOMER')).data.changeUserRole.__typename).toBe('LastAdmin')
    await reinstate('usr-priya-raman')
    expect((await changeRole(adminId, 'CUSTOMER')).data.changeUserRole).toMatchObject({ user: { role: 'CUSTOMER' } })
    expect(codeOf(await suspend('usr-priya-raman'))).toBe('FORBIDDEN')
    expect(await viewerOf(execute, other)).toBeNull()
    await close()
  })

  test.each(['suspend', 'changeRole'] as const)(
    '%s: when two admins do it to each other concurrently, one stays admin',
    async (kind) => {
      const { db, suspend, changeRole, adminId, promoteBroker, close } = await openModeration()
      const other = await promoteBroker()
      const demote = (userId: string, by?: typeof other) =>
        kind === 'suspend' ? suspend(userId, 'Checks.', by) : changeRole(userId, 'CUSTOMER', by)
      const results = await Promise.all([demote('usr-priya-raman'), demote(adminId, other)])
      const codes = results.map((result) => codeOf(result) ?? 'done').sort()
      // The account that lost is no longer an admin, or has already been signed out.
      expect(codes).toEqual([expect.stringMatching(/^(FORBIDDEN|UNAUTHENTICATED)$/), 'done'])
      const admins = await db
        .selectFrom('user')
        .select('id')
        .where('role', '=', 'ADMIN')
        .where('suspendedAt', 'is', null)
        .execute()
      expect(admins).toHaveLength(1)
      await close()
    },
  )

  test('users: sorted by name, ignoring case, page by page', async () => {
    const { db, execute, visitor, close } = await openModeration()
    const users = ['aab', 'AAA', 'aaC'].map((name, i) => ({
      id: `usr-named-${i}`,
      name,
      email: `named-${i}@example.com`,
      searchText: searchText(name, `named-${i}@example.com`),
      role: 'CUSTOMER' as const,
      avatar: '',
      createdAt: now().toISOString(),
    }))
    await db.insertInto('user').values(users).execute()
    const list = async (first: number, after: string | null = null) =>
      (await execute(UsersByNameDocument, { first, after }, visitor)).data.users
    const all = (await list(100)).nodes.map(({ name }) => name)
    expect(all.slice(0, 3)).toEqual(['AAA', 'aab', 'aaC'])
    const paged = await allNodes((after) => list(7, after))
    expect(paged.map(({ name }) => name)).toEqual(all)
    await close()
  })
})
