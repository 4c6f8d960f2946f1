import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../lib/dates'
import { databases } from '../../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { paidEngagementsOn } from '../../../testing/paid-engagements'

const extension = { proposeExtension: { days: 5, reason: 'The register is slow.' } }
const round = { offerAddition: { price: 80, rounds: 1, message: 'Another round.' } }
const settlement = (refund: number) => ({ proposeSettlement: { refund, reason: 'We part as friends.' } })
const pays = { payment: { token: card.pays } }
const delivery = { deliver: { message: 'Here.' } }

describe.each(databases)('amendments on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, testInfrastructure())
  const { advance, readEngagement, tryAdvance } = engagementsWith(execute)
  let trade: Awaited<ReturnType<typeof paidEngagementsOn>>
  beforeAll(async () => {
    trade = await paidEngagementsOn(db, execute)
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const inProgress = async () => {
    const { id, buyer, seller } = await trade.inProgress(100)
    return { id, buyer: buyer.visitor, seller: seller.visitor, accounts: { buyer, seller } }
  }
  const delivered = async () => {
    const work = await inProgress()
    await advance(work.seller, work.id, delivery)
    return work
  }
  const namesFor = async (visitor: typeof trade.admin, id: string) =>
    (await readEngagement(visitor, id)).availableTransitions.map(({ name }) => name)

  test('extension: the buyer sees the new due date, accepts, and it moves by the days', async () => {
    const { id, buyer, seller } = await inProgress()
    const { dueAt, days } = await advance(seller, id, extension)
    const newDueAt = new Date(Date.parse(String(dueAt)) + 5 * DAY_MS).toISOString()
    const seen = await readEngagement(buyer, id)
    expect(seen.amendment).toMatchObject({
      kind: 'EXTENSION',
      by: 'SELLER',
      awaitsViewer: true,
      newDueAt,
      newPrice: null,
      rounds: 0,
      price: null,
      message: 'The register is slow.',
      title: expect.stringMatching(/ asks for 5 more days$/),
    })
    expect((await readEngagement(seller, id)).amendment).toMatchObject({
      title: 'You ask for 5 more days',
      awaitsViewer: false,
    })
    expect(await namesFor(seller, id)).not.toContain('ACCEPT_EXTENSION')
    const after = await advance(buyer, id, { acceptExtension: true })
    expect(after).toMatchObject({ state: 'IN_PROGRESS', dueAt: newDueAt, days, amendment: null })
    expect(after.events.at(-1)).toMatchObject({ transition: 'ACCEPT_EXTENSION', days: 5, amount: null })
  })

  test('extension: of late work, the days count from the proposal', async () => {
    const { id, seller } = await inProgress()
    const dueAt = new Date(Date.now() - 10 * DAY_MS).toISOString()
    await db.updateTable('engagement').set({ dueAt, nextDueAt: dueAt }).where('id', '=', id).execute()
    const { amendment } = await advance(seller, id, extension)
    expect(Date.parse(String(amendment?.newDueAt)) - Date.parse(String(amendment?.since))).toBe(5 * DAY_MS)
  })

  test('addition: the buyer asks, the seller names the price, the buyer pays, and a round is used at once', async () => {
    const { id, buyer, seller } = await delivered()
    await advance(buyer, id, { requestChanges: { message: 'Section 4.' } })
    await advance(seller, id, delivery)
    await advance(buyer, id, { requestAddition: { message: 'Section 5, too.' } })
    expect((await readEngagement(seller, id)).amendment).toMatchObject({
      awaitsViewer: true,
      price: null,
      newDueAt: null,
    })
    expect(await tryAdvance(buyer, id, { acceptRound: pays })).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(seller, id, round)
    const offered = await readEngagement(buyer, id)
    expect(offered.amendment).toMatchObject({ price: 80, newPrice: 180, rounds: 1, awaitsViewer: true })
    const accept = offered.availableTransitions.find(({ name }) => name === 'ACCEPT_ROUND')
    expect(accept?.label).toBe('Accept and pay $80.00')
    const declined = { payment: { token: card.declined } }
    expect(await tryAdvance(buyer, id, { acceptRound: declined })).toMatchObject({ __typename: 'PaymentDeclined' })
    const after = await advance(buyer, id, { acceptRound: pays })
    expect(after).toMatchObject({
      state: 'CHANGES_REQUESTED',
      money: { price: 180, paid: 180, paidAtFirst: 100, held: 180 },
    })
    expect(after.events.at(-1)).toMatchObject({ transition: 'ACCEPT_ROUND', amount: 80, rounds: 1 })
    await advance(seller, id, delivery)
    expect(await namesFor(buyer, id)).not.toContain('REQUEST_CHANGES')
    const completed = await advance(buyer, id, { acceptDelivery: true })
    expect(completed.money).toMatchObject({ held: 0, released: 180 })
    expect((await readEngagement(seller, id)).money).toMatchObject({ commission: 18, earned: 162 })
  })

  test('addition: more work without a round, after delivery, is delivered too, and keeps the rounds that are left', async () => {
    const { id, buyer, seller } = await delivered()
    await advance(seller, id, { offerAddition: { price: 20, message: 'Section 5, too.' } })
    const { availableTransitions } = await readEngagement(buyer, id)
    expect(availableTransitions.find(({ name }) => name === 'ACCEPT_ROUND')?.title).toBe('Accept more work')
    expect(await advance(buyer, id, { acceptRound: pays })).toMatchObject({ state: 'CHANGES_REQUESTED' })
    await advance(seller, id, delivery)
    expect(await namesFor(buyer, id)).toContain('REQUEST_CHANGES')
  })

  test('addition: while work is under way, days and rounds are added and the commission of the sale stays', async () => {
    const { id, buyer, seller } = await inProgress()
    const { dueAt } = await advance(seller, id, {
      offerAddition: { price: 0, days: 2, rounds: 2, message: 'A present.' },
    })
    const accept = (await readEngagement(buyer, id)).availableTransitions.find(({ name }) => name === 'ACCEPT_ADDITION')
    expect(accept).toMatchObject({ label: 'Accept', fields: [{ kind: 'PAYMENT', required: false }] })
    const after = await advance(buyer, id, { acceptAddition: { payment: null } })
    expect(after).toMatchObject({ state: 'IN_PROGRESS', money: { price: 100, held: 100 } })
    expect(Date.parse(String(after.dueAt)) - Date.parse(String(dueAt))).toBe(2 * DAY_MS)
    const { roundsLeft } = await db
      .selectFrom('engagement')
      .select('roundsLeft')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(roundsLeft).toBe(3)
  })

  test('addition: a refund is taken from the newest charge first, and never more than it has paid', async () => {
    const { id, buyer, seller } = await inProgress()
    await advance(seller, id, round)
    await advance(buyer, id, { acceptAddition: pays })
    await advance(seller, id, settlement(95))
    await advance(buyer, id, { acceptSettlement: true })
    const refunds = await db.selectFrom('refund').select('cents').where('engagementId', '=', id).execute()
    expect(refunds.map(({ cents }) => cents).sort((a, b) => a - b)).toEqual([1_500, 8_000])
    await advance(seller, id, { refund: { amount: 85, reason: 'All of it.' } })
    const charges = await db
      .selectFrom('posting')
      .select(({ fn }) => ['chargeKey', fn.sum<number>('cents').as('left')])
      .where('engagementId', '=', id)
      .where('account', '=', 'buyer')
      .groupBy('chargeKey')
      .execute()
    expect(charges.map(({ left }) => left)).toEqual([0, 0])
  })

  test.each([
    [0, 'COMPLETED', 100],
    [40, 'COMPLETED', 60],
    [100, 'CANCELLED', 0],
  ])('settlement: a refund of %d ends the order as %s', async (refund, state, released) => {
    const { id, buyer, seller } = await inProgress()
    await advance(buyer, id, settlement(refund))
    expect(await namesFor(buyer, id)).not.toContain('ACCEPT_SETTLEMENT')
    const accept = (await readEngagement(seller, id)).availableTransitions.find(
      ({ name }) => name === 'ACCEPT_SETTLEMENT',
    )
    expect(accept?.label).toBe(`Refund $${refund}.00, release $${released}.00`)
    const after = await advance(seller, id, { acceptSettlement: true })
    expect(after).toMatchObject({ state, amendment: null, money: { held: 0, refunded: refund, released } })
  })

  test('settlement: in a dispute it is called so, keeps the day of the decision, and ends the dispute', async () => {
    const { id, buyer, seller } = await delivered()
    const { decisionDueAt } = await advance(buyer, id, { openDispute: { reason: 'Not what was agreed.' } })
    const proposed = await advance(seller, id, settlement(30))
    expect(proposed).toMatchObject({ decisionDueAt, amendment: { title: 'You propose a settlement' } })
    const after = await advance(buyer, id, { acceptSettlement: true })
    expect(after).toMatchObject({ state: 'COMPLETED', decisionDueAt: null, money: { refunded: 30, released: 70 } })
  })

  test('settlement: it ends the proposal of an admin, so that it can’t be confirmed as a refund', async () => {
    const { id, buyer, seller } = await delivered()
    await advance(buyer, id, { openDispute: { reason: 'Not what was agreed.' } })
    const { id: proposedById } = await db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'ADMIN')
      .executeTakeFirstOrThrow()
    const proposal = { proposedById, proposedRefundCents: 5_000, proposedReason: 'Half.' }
    await db.updateTable('engagement').set(proposal).where('id', '=', id).execute()
    await advance(seller, id, settlement(30))
    await advance(buyer, id, { acceptSettlement: true })
    expect((await readEngagement(trade.admin, id)).proposedResolution).toBeNull()
  })

  test('one amendment is open at a time: the other declines it, its proposer takes it back', async () => {
    const { id, buyer, seller } = await inProgress()
    await advance(seller, id, extension)
    expect(await tryAdvance(buyer, id, settlement(10))).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await tryAdvance(buyer, id, { withdrawAmendment: true })).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await tryAdvance(seller, id, { declineAmendment: {} })).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    const declined = await advance(buyer, id, { declineAmendment: { message: 'Friday, please.' } })
    expect(declined).toMatchObject({ amendment: null, state: 'IN_PROGRESS' })
    await advance(buyer, id, settlement(10))
    expect((await advance(buyer, id, { withdrawAmendment: true })).amendment).toBeNull()
  })

  test('a step to another state ends the open amendment, and its event says so', async () => {
    const { id, buyer, seller } = await inProgress()
    await advance(buyer, id, settlement(10))
    const after = await advance(seller, id, delivery)
    expect(after.amendment).toBeNull()
    expect(after.events.map(({ consequence }) => consequence)).toEqual([
      ...[null, null, null],
      'The open proposal has ended with it.',
    ])
  })

  test('limits: days, price, rounds and refund out of range are refused', async () => {
    const { id, seller } = await inProgress()
    for (const [field, transition] of [
      ['days', { proposeExtension: { days: 91, reason: 'x' } }],
      ['days', { proposeExtension: { days: 0, reason: 'x' } }],
      ['price', { offerAddition: { price: 999_900.01, message: 'x' } }],
      ['rounds', { offerAddition: { price: 1, rounds: 6, message: 'x' } }],
      ['refund', settlement(100.01)],
    ] as const)
      expect(await tryAdvance(seller, id, transition)).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('limits: an order over the largest price takes additions at no cost', async () => {
    const { id, seller } = await inProgress()
    await db.updateTable('engagement').set({ priceCents: 150_000_000 }).where('id', '=', id).execute()
    expect(await tryAdvance(seller, id, { offerAddition: { price: 1, message: 'x' } })).toMatchObject({
      message: 'Price: from $0.00 to $0.00',
    })
    expect((await advance(seller, id, { offerAddition: { price: 0, days: 1, message: 'x' } })).amendment).not.toBeNull()
  })

  test('hold and suspension: nothing is proposed or accepted, and the time to answer stands still', async () => {
    const { id, buyer, seller, accounts } = await inProgress()
    const { amendment } = await advance(seller, id, extension)
    await advance(trade.admin, id, { putOnHold: { reason: 'We look into it.' } })
    expect(await namesFor(buyer, id)).not.toContain('ACCEPT_EXTENSION')
    expect((await readEngagement(buyer, id)).amendment?.expiresAt).toBeNull()
    await trade.passDays(8)
    await advance(trade.admin, id, { liftHold: { reason: 'All is well.' } })
    const running = (await readEngagement(buyer, id)).amendment
    expect(Date.parse(String(running?.since)) - Date.parse(String(amendment?.since))).toBeGreaterThanOrEqual(8 * DAY_MS)
    await trade.suspend(accounts.seller)
    expect(await namesFor(buyer, id)).not.toContain('ACCEPT_EXTENSION')
    await trade.reinstate(accounts.seller)
    expect(await namesFor(buyer, id)).toContain('ACCEPT_EXTENSION')
  })

  test('hold: a dispute that is opened during it moves no money by a settlement', async () => {
    const { id, buyer, seller } = await delivered()
    await advance(trade.admin, id, { putOnHold: { reason: 'A stolen card?' } })
    await advance(buyer, id, { openDispute: { reason: 'Not what was agreed.' } })
    expect(await tryAdvance(seller, id, settlement(0))).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(trade.admin, id, { resolve: { refund: 100, reason: 'It was stolen.' } })
  })

  test('without an answer it expires after seven days, and both are told; the deadline of the order stays', async () => {
    const { id, buyer, seller } = await delivered()
    const before = await readEngagement(buyer, id)
    await advance(seller, id, round)
    expect((await readEngagement(buyer, id)).deadline).toEqual(before.deadline)
    await trade.passDays(6)
    expect((await readEngagement(buyer, id)).amendment).not.toBeNull()
    await trade.passDays(2)
    const after = await readEngagement(buyer, id)
    expect(after).toMatchObject({ amendment: null, state: 'DELIVERED', deadline: before.deadline })
    expect(after.events.at(-1)).toMatchObject({ transition: 'EXPIRE_AMENDMENT', actor: 'CLOCK' })
    await trade.passDays(7)
    expect((await readEngagement(buyer, id)).state).toBe('COMPLETED')
  })
})
