import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { databases } from '../../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { accept, fund, milestonesOn, offerOf, threeMilestones } from '../../../testing/milestones'
import { expectType } from '../../../testing/result'
import { EngagementInvoicesDocument } from '../../invoice/invoice.test.generated'
import { EngagementsThatNeedYouDocument } from '../disclosure/disclosure.test.generated'
import { EngagementsDocument } from '../engagement.test.generated'

const requirements = { submitRequirements: { message: 'All of it.' } }
const delivery = { deliver: { message: 'Here it is.' } }

describe.each(databases)('milestones of an order on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { advance, readEngagement, tryAdvance } = engagementsWith(execute)
  const { agreed, offered } = milestonesOn(db, execute)
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const statesOf = async (buyer: { visitor: Visitor }, id: string) =>
    (await readEngagement(buyer.visitor, id)).milestonePlan?.milestones.map(({ engagement }) => engagement?.state)

  test('milestones: accepting the offer pays the first alone, and its button and terms name that sum', async () => {
    const { id, buyer, seller } = await offered()
    const before = await readEngagement(buyer.visitor, id)
    expect(before).toMatchObject({ state: 'OFFERED', days: 12, money: { price: 600, paid: 0 }, milestoneNumber: null })
    expect(before.explanation).toContain('offers the work for $600.00 in 3 milestones, done in 12 days')
    const button = before.availableTransitions.find(({ name }) => name === 'ACCEPT_OFFER')
    expect(button?.label).toBe('Accept and pay $100.00')
    expect(button?.terms).toEqual(
      expect.arrayContaining([
        { term: 'You pay now', text: expect.stringContaining('$100.00 for the first of 3 milestones') },
        { term: 'You pay later', text: expect.stringContaining('$500.00 for the others') },
      ]),
    )
    const first = await advance(buyer.visitor, id, accept)
    expect(first).toMatchObject({ id, state: 'AWAITING_REQUIREMENTS', days: 3, milestoneNumber: 1 })
    expect(first.money).toMatchObject({ price: 100, paid: 100, held: 100 })
    expect(first.title).toMatch(/: Sketches$/)
    expect(first.milestonePlan).toMatchObject({
      number: first.number,
      total: 600,
      releasedCount: 0,
      stateLabel: 'In progress',
      milestones: [
        { ...threeMilestones[0], number: 1, current: true, engagement: { id, state: 'AWAITING_REQUIREMENTS' } },
        { ...threeMilestones[1], number: 2, current: false, engagement: { state: 'AWAITING_FUNDING' } },
        { ...threeMilestones[2], number: 3, current: false, engagement: { state: 'AWAITING_FUNDING' } },
      ],
    })
    // Nobody is told of the others apart.
    const notices = db.selectFrom('notification').select('title').where('userId', '=', seller.id)
    const titles = (await notices.execute()).map(({ title }) => title)
    expect(titles.filter((title) => title.includes('Offer accepted'))).toHaveLength(1)
    expect(titles.filter((title) => title.includes('Milestone'))).toEqual([])
  })

  test('milestones: each is funded, delivered and released apart, with an invoice over its own sum', async () => {
    const { buyer, seller, first, second, third } = await agreed()
    await advance(buyer.visitor, first, requirements)
    await advance(seller.visitor, first, delivery)
    await advance(buyer.visitor, first, { acceptDelivery: true })
    const offeredStep = (await readEngagement(buyer.visitor, second)).availableTransitions[0]
    expect(offeredStep).toMatchObject({ name: 'FUND', label: 'Fund and pay $300.00' })
    const funded = await advance(buyer.visitor, second, fund)
    // Requirements were sent for the first one, so that the time runs.
    expect(funded).toMatchObject({ state: 'IN_PROGRESS', money: { paid: 300, held: 300 } })
    expect(funded.progress.map(({ label }) => label)).not.toContain('Awaiting requirements')
    const days = (Date.parse(funded.dueAt ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(5)
    expect((await readEngagement(seller.visitor, first)).money).toMatchObject({ released: 100, earned: 90 })
    expect(await statesOf(buyer, third)).toEqual(['COMPLETED', 'IN_PROGRESS', 'AWAITING_FUNDING'])
    expect(funded.milestonePlan).toMatchObject({
      releasedCount: 1,
      milestones: [{ current: false }, { current: true }, {}],
    })
    for (const [id, amount] of [
      [first, 100],
      [second, 300],
    ] as const) {
      const { data } = await execute(EngagementInvoicesDocument, { id }, buyer.visitor)
      expect(data.engagement?.invoices).toEqual([expect.objectContaining({ gross: amount, order: null })])
      expect(data.engagement?.invoices[0]?.lines).toEqual([expect.objectContaining({ amount, quantity: 1 })])
    }
    const { data } = await execute(EngagementInvoicesDocument, { id: third }, buyer.visitor)
    expect(data.engagement?.invoices).toEqual([])
  })

  test('milestones: each is found by its own title, the first one, too', async () => {
    const { buyer, first, second } = await agreed()
    const found = async (text: string) => {
      const { data } = await execute(EngagementsDocument, { as: 'BUYER', text }, buyer.visitor)
      return data.engagements.nodes.map(({ id }) => id)
    }
    expect([await found('sketches'), await found('artwork')]).toEqual([[first], [second]])
  })

  test('milestones: the next one to fund needs its buyer, those after it don’t, and none while it is on hold', async () => {
    const { buyer, seller, first, second } = await agreed()
    const needs = async () => {
      const { data } = await execute(EngagementsThatNeedYouDocument, { as: 'BUYER' }, buyer.visitor)
      return data.engagements.nodes.map(({ id }) => id)
    }
    await advance(buyer.visitor, first, requirements)
    expect(await needs()).toEqual([])
    await advance(seller.visitor, first, delivery)
    await advance(buyer.visitor, first, { acceptDelivery: true })
    expect(await needs()).toEqual([second])
    expect((await readEngagement(buyer.visitor, second)).headline).toBe('Not funded yet. It is your turn.')
    expect((await readEngagement(seller.visitor, second)).headline).toBe('Not funded yet')
    await db.updateTable('engagement').set({ pausedAt: new Date().toISOString() }).where('id', '=', second).execute()
    expect(await needs()).toEqual([])
  })

  test('milestones: one that is funded ahead asks for requirements of its own', async () => {
    const { buyer, third } = await agreed()
    expect(await advance(buyer.visitor, third, fund)).toMatchObject({ state: 'AWAITING_REQUIREMENTS', dueAt: null })
    expect(await advance(buyer.visitor, third, requirements)).toMatchObject({ state: 'IN_PROGRESS' })
  })

  test('milestones: one that is funded early begins with the requirements of another, and both are due', async () => {
    const { buyer, seller, first, second, third } = await agreed()
    await advance(buyer.visitor, second, fund)
    await advance(buyer.visitor, first, requirements)
    expect(await statesOf(buyer, first)).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'AWAITING_FUNDING'])
    const { dueAt, deadline, events } = await readEngagement(buyer.visitor, second)
    expect(Math.round((Date.parse(dueAt ?? '') - Date.now()) / 86_400_000)).toBe(5)
    expect(deadline?.transition).toBe('CANCEL_WORK')
    expect(events.at(-1)).toMatchObject({ transition: 'START_MILESTONE', actor: 'CLOCK', label: 'Work begins' })
    const notices = db.selectFrom('notification').select('title').where('userId', '=', seller.id)
    expect((await notices.execute()).map(({ title }) => title)).toContainEqual(expect.stringMatching(/Work begins$/))
    expect(await advance(buyer.visitor, third, fund)).toMatchObject({ state: 'IN_PROGRESS' })
  })

  test('milestones: the dispute of one leaves the others as they are', async () => {
    const { buyer, seller, first, second } = await agreed()
    await advance(buyer.visitor, first, requirements)
    await advance(buyer.visitor, second, fund)
    await advance(buyer.visitor, first, { openDispute: { reason: 'Nothing came.' } })
    expect(await statesOf(buyer, second)).toEqual(['DISPUTED', 'IN_PROGRESS', 'AWAITING_FUNDING'])
    const delivered = await advance(seller.visitor, second, delivery)
    expect(delivered).toMatchObject({ state: 'DELIVERED', money: { held: 300 } })
    expect(delivered.milestonePlan?.stateLabel).toBe('Disputed')
    expect(await advance(buyer.visitor, second, { acceptDelivery: true })).toMatchObject({ state: 'COMPLETED' })
    expect((await readEngagement(buyer.visitor, first)).money).toMatchObject({ held: 100, released: 0 })
  })

  test.each(['buyer', 'seller'] as const)(
    'milestones: the %s cancels one that is not funded, without money',
    async (side) => {
      const { [side]: party, buyer, second, third } = await agreed()
      const cancelled = await advance(party.visitor, second, { cancelMilestone: { reason: 'Not needed.' } })
      expect(cancelled).toMatchObject({ state: 'CANCELLED', money: { paid: 0, refunded: 0 } })
      expect(cancelled.explanation).toBe('This milestone was cancelled before it was funded. Nothing was charged.')
      expect((await tryAdvance(buyer.visitor, second, fund)).__typename).toBe('TransitionRefused')
      expect(await advance(buyer.visitor, third, fund)).toMatchObject({ money: { held: 200 } })
    },
  )

  test('milestones: funding that is sent twice is charged once', async () => {
    const { buyer, second } = await agreed()
    const { version } = await readEngagement(buyer.visitor, second)
    const results = await Promise.all([1, 2].map(() => tryAdvance(buyer.visitor, second, fund, version)))
    expect(results.map(({ __typename }) => __typename)).toContain('EngagementAdvanced')
    expect((await tryAdvance(buyer.visitor, second, fund, version)).__typename).toBe('TransitionRefused')
    expect((await readEngagement(buyer.visitor, second)).money).toMatchObject({ paid: 300, held: 300 })
    const charges = db
      .selectFrom('charge')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'charge.attemptId')
      .select('charge.state')
      .where('paymentAttempt.buyerId', '=', buyer.id)
      .where('charge.cents', '=', 30_000)
    expect(await charges.execute()).toEqual([{ state: 'paid' }])
    expect(await db.selectFrom('posting').selectAll().where('engagementId', '=', second).execute()).toHaveLength(2)
  })

  test('milestones: a declined card leaves the milestone unfunded', async () => {
    const { buyer, second } = await agreed()
    const declined = await tryAdvance(buyer.visitor, second, { fund: { payment: { token: card.declined } } })
    expectType(declined, 'PaymentDeclined')
    expect(await readEngagement(buyer.visitor, second)).toMatchObject({ state: 'AWAITING_FUNDING', money: { paid: 0 } })
  })

  test('milestones: only the buyer funds one, and others don’t see it', async () => {
    const { seller, second } = await agreed()
    const refused = expectType(await tryAdvance(seller.visitor, second, fund), 'TransitionRefused')
    expect(refused.reason).toBe('WRONG_ACTOR')
    const stranger = await offered()
    expect((await tryAdvance(stranger.buyer.visitor, second, fund, 1)).__typename).toBe('EngagementNotFound')
  })

  test('milestones: a revised offer replaces them, and one without has none', async () => {
    const { id, buyer, seller } = await offered()
    const { version } = await readEngagement(buyer.visitor, id)
    await advance(seller.visitor, id, offerOf(threeMilestones.toReversed()))
    const conflict = expectType(await tryAdvance(buyer.visitor, id, accept, version), 'TransitionRefused')
    expect(conflict.message).toBe('The milestones have changed. Nothing was charged.')
    await advance(buyer.visitor, id, { counter: { price: 500, message: 'Less?' } })
    await advance(seller.visitor, id, { sendOffer: { price: 550, days: 9, message: 'At once.' } })
    const first = await advance(buyer.visitor, id, accept)
    expect(first).toMatchObject({ milestonePlan: null, milestoneNumber: null, money: { paid: 550 } })
  })
})
