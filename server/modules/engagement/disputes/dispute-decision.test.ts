import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { nobody, type Visitor } from '../../../api/visitor'
import { createClock } from '../../../infrastructure/clock'
import { ChangeUserRoleDocument } from '../../../testing/accounts/moderation.generated'
import { newAdmin } from '../../../testing/accounts/new-admin'
import { registeredAs } from '../../../testing/accounts/register'
import { sampleAccounts } from '../../../testing/accounts/sign-in'
import { addListings } from '../../../testing/database/add-listings'
import { databases } from '../../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import type { UserRole } from '../../../testing/generated/schema'
import { testInfrastructure } from '../../../testing/infrastructure'
import { accept, milestonesOn, offerOf } from '../../../testing/milestones'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { codeOf, expectValue } from '../../../testing/result'
import { createContainer } from '../../container'
import { DisputesDocument } from './disputes.test.generated'

const dispute = { openDispute: { reason: 'Half of it is missing.' } }
const resolve = { resolve: { refund: 1_000, reason: 'A part is missing.' } }
const propose = { proposeResolution: { refund: 1_000, reason: 'A part is missing.' } }
const confirm = { confirmResolution: true }

describe.each(databases)('decisions of disputes on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const execute = executor(db, { clock })
  const { advance, place, readEngagement, tryAdvance } = engagementsWith(execute)
  const { admin, delivered, passDays, suspend, reinstate } = await paidEngagementsOn(db, execute)
  let secondAdmin: Visitor
  let secondAdminId: string
  beforeAll(async () => {
    const { visitor, id } = await newAdmin(execute, 'second@example.com')
    secondAdmin = visitor
    secondAdminId = id
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const disputed = async (price: number) => {
    const work = await delivered(price)
    await advance(work.buyer.visitor, work.id, dispute)
    return work
  }
  const changeRole = (userId: string, role: UserRole, by: Visitor) =>
    execute(ChangeUserRoleDocument, { input: { userId, role, reason: 'Two decide.' } }, by)
  const promote = (userId: string, by: Visitor) => changeRole(userId, 'ADMIN', by)
  const offered = async (visitor: Visitor, id: string) =>
    (await readEngagement(visitor, id)).availableTransitions.map(({ name }) => name)
  const titlesFor = async (userId: string, number: string) => {
    const rows = await db.selectFrom('notification').select('title').where('userId', '=', userId).execute()
    return rows.map(({ title }) => title).filter((title) => title.startsWith(number))
  }
  /** Returns the numbers of the disputes that have become overdue. */
  const alert = async () => {
    const numbers: string[] = []
    const { adminAlertWorker } = createContainer(db, testInfrastructure({ clock }), nobody)
    await adminAlertWorker.run((number) => numbers.push(number))
    return numbers
  }

  test('up to the limit: one admin decides alone', async () => {
    const { id } = await disputed(5_000)
    expect(await offered(admin, id)).toEqual(['ASK_PARTIES', 'SUGGEST_SETTLEMENT', 'RESOLVE', 'PUT_ON_HOLD'])
    expect(await advance(admin, id, resolve)).toMatchObject({ state: 'COMPLETED', money: { refunded: 1_000 } })
  })

  test('above the limit: one admin proposes, and another one confirms', async () => {
    const { id, buyer } = await disputed(5_001)
    expect(await offered(admin, id)).toEqual(['ASK_PARTIES', 'SUGGEST_SETTLEMENT', 'PROPOSE_RESOLUTION', 'PUT_ON_HOLD'])
    expect((await readEngagement(admin, id)).explanation).toMatch(/decided by two admins/)
    expect(await tryAdvance(admin, id, resolve)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    const { number, proposedResolution } = await advance(admin, id, propose)
    const by = { id: expectValue(sampleAccounts.find(({ role }) => role === 'ADMIN')).id }
    expect(proposedResolution).toEqual({ by, refund: 1_000, reason: 'A part is missing.' })
    expect(await offered(admin, id)).toEqual(['ASK_PARTIES', 'SUGGEST_SETTLEMENT', 'WITHDRAW_PROPOSAL', 'PUT_ON_HOLD'])
    expect(await tryAdvance(admin, id, confirm)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect((await readEngagement(admin, id)).money).toMatchObject({ price: 5_001, held: 5_001 })
    expect(await titlesFor(secondAdminId, number)).toEqual([`${number}: Resolution proposed`])
    expect(await titlesFor(by.id, number)).toEqual([])

    expect(await offered(secondAdmin, id)).toEqual([
      'ASK_PARTIES',
      'SUGGEST_SETTLEMENT',
      'CONFIRM_RESOLUTION',
      'WITHDRAW_PROPOSAL',
      'PUT_ON_HOLD',
    ])
    const decided = await advance(secondAdmin, id, confirm)
    expect(decided).toMatchObject({ state: 'COMPLETED', proposedResolution: null, decisionDueAt: null })
    expect(decided.money).toMatchObject({ refunded: 1_000, released: 4_001, earned: 3_600.9 })
    const { events } = await readEngagement(buyer.visitor, id)
    expect(events.at(-1)).toMatchObject({ label: 'Dispute resolved', amount: 1_000, note: 'A part is missing.' })
  })

  test('both admins have been one for a day, and neither has made the other an admin', async () => {
    const promoted = await registeredAs(execute, 'promoted@example.com')
    await promote(promoted.id, admin)
    const bySecond = await disputed(6_000)
    await advance(secondAdmin, bySecond.id, propose)
    const mayNotConfirm = async (visitor: Visitor, id: string, why: RegExp) => {
      expect((await readEngagement(visitor, id)).explanation).toMatch(why)
      expect(await offered(visitor, id)).toEqual([
        'ASK_PARTIES',
        'SUGGEST_SETTLEMENT',
        'WITHDRAW_PROPOSAL',
        'PUT_ON_HOLD',
      ])
      expect(await tryAdvance(visitor, id, confirm)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    }
    await mayNotConfirm(promoted.visitor, bySecond.id, /^You can’t confirm the proposal yet, because you have been/)
    await passDays(1)
    const byAdmin = await disputed(6_000)
    await advance(admin, byAdmin.id, propose)
    await mayNotConfirm(promoted.visitor, byAdmin.id, /^You can’t confirm the proposal, because one of you made/)
    const byPromoted = await disputed(6_000)
    await advance(promoted.visitor, byPromoted.id, propose)
    await mayNotConfirm(admin, byPromoted.id, /^You can’t confirm the proposal, because one of you made/)
    expect(await advance(promoted.visitor, bySecond.id, confirm)).toMatchObject({ state: 'COMPLETED' })
    await advance(secondAdmin, byAdmin.id, confirm)
    await advance(secondAdmin, byPromoted.id, confirm)
  })

  test('an admin who was made one by an admin of the proposer’s making confirms nothing, in either direction', async () => {
    const [first, second] = [
      await registeredAs(execute, 'first@chain.example'),
      await registeredAs(execute, 'last@chain.example'),
    ]
    await promote(first.id, admin)
    await promote(second.id, first.visitor)
    const byNew = await disputed(6_000)
    await advance(second.visitor, byNew.id, propose)
    const { explanation } = await readEngagement(secondAdmin, byNew.id)
    expect(explanation).toMatch(/^You can’t confirm the proposal yet, because the admin who made it/)
    expect(await tryAdvance(secondAdmin, byNew.id, confirm)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await passDays(1)
    const byAdmin = await disputed(6_000)
    await advance(admin, byAdmin.id, propose)
    for (const [visitor, { id }] of [
      [admin, byNew],
      [second.visitor, byAdmin],
    ] as const) {
      expect((await readEngagement(visitor, id)).explanation).toMatch(/because one of you made the other an admin/)
      expect(await tryAdvance(visitor, id, confirm)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    }
    for (const { id } of [byNew, byAdmin])
      expect(await advance(secondAdmin, id, confirm)).toMatchObject({ state: 'COMPLETED' })
  })

  test.each<[string, (account: { id: string }) => Promise<unknown>]>([
    ['has another role by now', ({ id }) => changeRole(id, 'CUSTOMER', admin)],
    ['is suspended', (account) => suspend(account)],
  ])('a proposal of an admin who %s can’t be confirmed, only withdrawn', async (why, remove) => {
    const proposer = await newAdmin(execute, `${why.replaceAll(' ', '-')}@example.com`)
    const { id } = await disputed(6_000)
    await advance(proposer.visitor, id, propose)
    expect(await offered(secondAdmin, id)).toContain('CONFIRM_RESOLUTION')
    await remove(proposer)
    const { explanation } = await readEngagement(secondAdmin, id)
    expect(explanation).toMatch(/^You can’t confirm the proposal, because whoever made it is no longer an admin/)
    expect(await tryAdvance(secondAdmin, id, confirm)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(secondAdmin, id, { withdrawProposal: true })
    await advance(secondAdmin, id, propose)
    expect(await advance(admin, id, confirm)).toMatchObject({ state: 'COMPLETED' })
  })

  test('milestones of one offer, and lines of one order, count together', async () => {
    const { quoted } = milestonesOn(db, execute, 'limit')
    const plan = await quoted()
    const milestones = [1, 2].map((number) => ({ title: `Part ${number}`, price: 3_000, days: 3 }))
    await advance(plan.seller.visitor, plan.id, offerOf(milestones))
    await advance(plan.buyer.visitor, plan.id, accept)
    await advance(plan.buyer.visitor, plan.id, { submitRequirements: { message: 'All of it.' } })
    await advance(plan.buyer.visitor, plan.id, dispute)
    expect(await offered(admin, plan.id)).toEqual([
      'ASK_PARTIES',
      'SUGGEST_SETTLEMENT',
      'PROPOSE_RESOLUTION',
      'PUT_ON_HOLD',
    ])
    expect(await tryAdvance(admin, plan.id, resolve)).toMatchObject({ reason: 'CONDITION_NOT_MET' })

    const ids = ['srv-limit-a', 'srv-limit-b']
    await addListings(
      db,
      ids.map((id) => ({ id, sellerId: plan.seller.id, priceCents: 300_000 })),
    )
    const lines = ids.map((listingId) => ({ listingId, quantity: 1 }))
    const { engagements } = await place(plan.buyer.visitor, { lines, expectedTotal: 6_000 })
    const { id } = expectValue(engagements[0])
    await advance(plan.buyer.visitor, id, { submitRequirements: { message: 'All of it.' } })
    await advance(plan.buyer.visitor, id, dispute)
    expect(await offered(admin, id)).toEqual(['ASK_PARTIES', 'SUGGEST_SETTLEMENT', 'PROPOSE_RESOLUTION', 'PUT_ON_HOLD'])
  })

  test('a proposal: the parties don’t see it, and it can be withdrawn', async () => {
    const { id, buyer, seller } = await disputed(6_000)
    const { number } = await advance(admin, id, propose)
    for (const { visitor, id: userId } of [buyer, seller]) {
      const seen = await readEngagement(visitor, id)
      expect(seen.proposedResolution).toBeNull()
      expect(seen.events.map(({ transition }) => transition)).not.toContain('PROPOSE_RESOLUTION')
      expect(await titlesFor(userId, number)).not.toContain(`${number}: Resolution proposed`)
    }
    await advance(secondAdmin, id, { withdrawProposal: true })
    expect(await offered(secondAdmin, id)).toEqual([
      'ASK_PARTIES',
      'SUGGEST_SETTLEMENT',
      'PROPOSE_RESOLUTION',
      'PUT_ON_HOLD',
    ])
    expect(await tryAdvance(secondAdmin, id, confirm)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
  })

  test('overdue disputes: stand first, and each alarms once', async () => {
    const early = await disputed(100)
    await passDays(1)
    const late = await disputed(100)
    const { number, decisionDueAt } = await readEngagement(admin, early.id)
    expect(Math.round((Date.parse(expectValue(decisionDueAt)) - clock.now().getTime()) / 86_400_000)).toBe(6)
    await alert()
    // Moves the clock alone, because the clock's command runs the worker, too.
    clock.setDaysAhead(clock.daysAhead() + 6)
    expect(await alert()).toEqual(expect.arrayContaining([number]))
    expect(await alert()).toEqual([])
    expect(await titlesFor(secondAdminId, number)).toEqual([`${number}: The dispute is overdue`])
    clock.setDaysAhead(clock.daysAhead() - 6)
    const { data } = await execute(DisputesDocument, {}, admin)
    const order = data.disputes.nodes.map(({ id }) => id)
    expect(order.indexOf(early.id)).toBeLessThan(order.indexOf(late.id))
    expect(codeOf(await execute(DisputesDocument, {}, early.buyer.visitor))).toBe('FORBIDDEN')
  })

  test('automatic release: admins are told two days before if a party was suspended at any time', async () => {
    const { id, seller } = await delivered()
    const untouched = await delivered()
    await suspend(seller)
    await reinstate(seller)
    const { number } = await readEngagement(admin, id)
    const { number: otherNumber } = await readEngagement(admin, untouched.id)
    const today = clock.daysAhead()
    onTestFinished(() => clock.setDaysAhead(today))
    clock.setDaysAhead(today + 11)
    await alert()
    expect(await titlesFor(secondAdminId, number)).toEqual([])
    clock.setDaysAhead(today + 13)
    await alert()
    await alert()
    expect(await titlesFor(secondAdminId, number)).toEqual([expect.stringMatching(/Money is about to be released/)])
    expect(await titlesFor(secondAdminId, otherNumber)).toEqual([])
  })
})
