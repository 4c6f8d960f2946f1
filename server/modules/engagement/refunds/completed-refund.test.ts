import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../../api/visitor'
import { createClock } from '../../../infrastructure/clock'
import { newAdmin } from '../../../testing/accounts/new-admin'
import { databases } from '../../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { createContainer } from '../../container'
import { reviewWindowEnd } from '../../review/review.queries'

const refund = (amount: number) => ({ refund: { amount, reason: 'A part is missing.' } })

describe.each(databases)('refund of a completed engagement on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const infrastructure = testInfrastructure({ clock, afterResponse: () => {} })
  const execute = executor(db, infrastructure)
  const { advance, readEngagement, tryAdvance } = engagementsWith(execute)
  const { admin, delivered, passDays } = await paidEngagementsOn(db, execute)
  let secondAdmin: Visitor
  beforeAll(async () => {
    secondAdmin = (await newAdmin(execute, 'second@example.com')).visitor
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const completed = async (price: number) => {
    const work = await delivered(price)
    await advance(work.buyer.visitor, work.id, { acceptDelivery: true })
    return work
  }
  const offered = async (visitor: Visitor, id: string) =>
    (await readEngagement(visitor, id)).availableTransitions.map(({ name }) => name)
  const refundsOf = (id: string) =>
    db.selectFrom('refund').select(['cents', 'doneAt']).where('engagementId', '=', id).orderBy('createdAt').execute()
  const auditOf = (id: string) =>
    db
      .selectFrom('auditEvent')
      .select(['action', 'amountCents', 'note'])
      .where('recordId', '=', id)
      .where('action', 'in', ['REFUNDED', 'REFUND_PROPOSED'])
      .orderBy('at')
      .execute()

  test('the seller refunds parts: commission comes back in proportion, up to what is left of the price', async () => {
    const { id, buyer, seller } = await completed(100.05)
    const before = await readEngagement(seller.visitor, id)
    expect(before.money).toMatchObject({ earned: 90.04, commission: 10.01 })
    const part = await advance(seller.visitor, id, refund(50))
    expect(part).toMatchObject({ state: 'COMPLETED', version: before.version + 1 })
    expect(part.money).toMatchObject({
      refunded: 50,
      refundPending: 50,
      released: 50.05,
      earned: 45.04,
      commission: 5.01,
    })
    expect(part.events.at(-1)).toMatchObject({ transition: 'REFUND', actor: 'SELLER', amount: 50, label: 'Refunded' })
    // The row is there before the provider is called.
    expect(await refundsOf(id)).toEqual([{ cents: 5_000, doneAt: null }])
    expect(await tryAdvance(seller.visitor, id, refund(50.06))).toMatchObject({
      field: 'amount',
      message: 'Refund: from $0.01 to $50.05',
    })
    expect(await tryAdvance(seller.visitor, id, refund(0))).toMatchObject({ field: 'amount' })
    const rest = await advance(seller.visitor, id, refund(50.05))
    expect(rest.money).toMatchObject({ refunded: 100.05, released: 0, earned: 0, commission: 0 })
    expect(await offered(seller.visitor, id)).toEqual([])
    expect(await tryAdvance(seller.visitor, id, refund(0.01))).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await tryAdvance(buyer.visitor, id, refund(0.01))).toMatchObject({ reason: 'WRONG_ACTOR' })
    await createContainer(db, infrastructure, nobody).refundWorker.run()
    expect((await readEngagement(buyer.visitor, id)).money).toMatchObject({ refundPending: 0 })
    expect(await auditOf(id)).toEqual([])
  })

  test('an admin’s refund is in the audit trail of both parties, and a stale one is refused', async () => {
    const { id, buyer } = await completed(100)
    const { version } = await readEngagement(admin, id)
    const results = [await tryAdvance(admin, id, refund(60), version), await tryAdvance(admin, id, refund(60), version)]
    expect(results).toMatchObject([{ __typename: 'EngagementAdvanced' }, { reason: 'VERSION_CONFLICT' }])
    const entry = { action: 'REFUNDED', amountCents: 6_000, note: 'A part is missing.' }
    expect(await auditOf(id)).toEqual([entry, entry])
    const told = db.selectFrom('notification').select(['title', 'text']).where('userId', '=', buyer.id)
    const titles = (await told.execute()).filter(({ title }) => title.endsWith(': Refunded'))
    expect(titles.map(({ text }) => text)).toEqual([expect.not.stringContaining('review')])
  })

  test('above the sum that one admin may decide: one proposes, and another confirms', async () => {
    const { id, buyer, seller } = await completed(6_000)
    expect(await tryAdvance(admin, id, refund(10))).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await offered(admin, id)).toEqual(['PROPOSE_REFUND', 'PUT_ON_HOLD'])
    await advance(admin, id, { proposeRefund: { amount: 1_000, reason: 'A part is missing.' } })
    expect(await offered(admin, id)).toEqual(['WITHDRAW_PROPOSAL', 'PUT_ON_HOLD'])
    const seen = await readEngagement(buyer.visitor, id)
    expect(seen.events.map(({ transition }) => transition)).not.toContain('PROPOSE_REFUND')
    expect(await refundsOf(id)).toEqual([])
    expect((await readEngagement(secondAdmin, id)).explanation).toMatch(/Confirm the proposal/)
    // The seller's refund may be the one that was asked for.
    await advance(seller.visitor, id, refund(5_500))
    expect(await offered(secondAdmin, id)).toEqual(['PROPOSE_REFUND', 'PUT_ON_HOLD'])
    await advance(admin, id, { proposeRefund: { amount: 500, reason: 'The rest.' } })
    const done = await advance(secondAdmin, id, { confirmRefund: true })
    expect(done).toMatchObject({ proposedResolution: null, money: { refunded: 6_000, earned: 0 } })
    expect((await refundsOf(id)).map(({ cents }) => cents)).toEqual([550_000, 50_000])
    expect((await auditOf(id)).map(({ action }) => action)).toContain('REFUND_PROPOSED')
  })

  test('the review window still ends 14 days after completion', async () => {
    const { id, seller } = await completed(100)
    const rowOf = () => db.selectFrom('engagement').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const end = reviewWindowEnd(await rowOf())
    await passDays(3)
    await advance(seller.visitor, id, refund(10))
    await advance(seller.visitor, id, refund(10))
    expect(reviewWindowEnd(await rowOf())).toEqual(end)
  })
})
