import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { EngagementSide } from '../../../generated/resolvers'
import { createClock } from '../../../infrastructure/clock'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger, SERVICE } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import type { EngagementTransitionInput } from '../../../testing/generated/schema'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { expectValue } from '../../../testing/result'
import { milestones } from '../engagement.process.testing'

type Party = Exclude<EngagementSide, 'BROKER'>

const hold = { putOnHold: { reason: 'We check a payment.' } }
const lift = { liftHold: { reason: 'All is well.' } }

describe.each(databases)('deadlines that stand still on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const execute = executor(db, { clock })
  const { advance, buy, readEngagement, requestQuote, tryAdvance } = engagementsWith(execute)
  const { admin, delivered, inProgress, passDays, suspend, reinstate } = await paidEngagementsOn(db, execute)
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const deadlineOf = async (id: string) => (await readEngagement(admin, id)).deadline

  test.each(['buyer', 'seller'] as const)(
    'suspended %s: nothing is released automatically, and after reinstatement the time that was left runs',
    async (side) => {
      const { id, [side]: account } = await delivered()
      await passDays(4)
      await suspend(account)
      await passDays(15)
      const stopped = await readEngagement(admin, id)
      expect(stopped).toMatchObject({ state: 'DELIVERED', deadline: null, money: { held: 100, released: 0 } })
      expect(stopped.pausedAt).toEqual(expect.any(String))
      await reinstate(account)
      expect(await readEngagement(admin, id)).toMatchObject({ pausedAt: null, deadline: { label: 'Accept delivery' } })
      await passDays(9)
      expect((await readEngagement(admin, id)).state).toBe('DELIVERED')
      await passDays(1)
      expect(await readEngagement(admin, id)).toMatchObject({ state: 'COMPLETED', money: { earned: 90 } })
    },
  )

  test('suspended party: a settlement in a dispute does not expire meanwhile, and its 7 days run on afterwards', async () => {
    const { id, buyer, seller } = await inProgress(100)
    await advance(buyer.visitor, id, { openDispute: { reason: 'No answer.' } })
    await advance(buyer.visitor, id, { proposeSettlement: { refund: 40, reason: 'We part as friends.' } })
    const before = await readEngagement(admin, id)
    await passDays(4)
    await suspend(seller)
    expect((await readEngagement(buyer.visitor, id)).amendment?.expiresAt).toBeNull()
    await passDays(10)
    await reinstate(seller)
    await passDays(2)
    const { amendment, dueAt } = await readEngagement(buyer.visitor, id)
    expect([amendment?.kind, dueAt]).toEqual(['SETTLEMENT', before.dueAt])
    await passDays(1)
    expect((await readEngagement(buyer.visitor, id)).amendment).toBeNull()
    // The time of the order itself stands still from the dispute to its withdrawal, once.
    await advance(buyer.visitor, id, { withdrawDispute: {} })
    const { dueAt: after } = await readEngagement(admin, id)
    expect(Math.round((Date.parse(after ?? '') - Date.parse(before.dueAt ?? '')) / 86_400_000)).toBe(17)
  })

  test('suspended parties: deadlines run on only when both are reinstated', async () => {
    const { id, buyer, seller } = await delivered()
    await suspend(buyer)
    await suspend(seller)
    await reinstate(buyer)
    expect(await deadlineOf(id)).toBeNull()
    await reinstate(seller)
    expect(await deadlineOf(id)).not.toBeNull()
  })

  test('suspended buyer: what the seller delivers meanwhile gets its 14 days after reinstatement', async () => {
    const { id, buyer, seller } = await inProgress(100)
    const due = Date.parse((await readEngagement(admin, id)).dueAt ?? '')
    await suspend(buyer)
    await passDays(5)
    const { dueAt } = await advance(seller.visitor, id, { deliver: { message: 'Here.' } })
    expect(Math.round((Date.parse(dueAt ?? '') - due) / 86_400_000)).toBe(5)
    await passDays(20)
    expect((await readEngagement(admin, id)).state).toBe('DELIVERED')
    await reinstate(buyer)
    await passDays(13)
    expect((await readEngagement(admin, id)).state).toBe('DELIVERED')
    await passDays(1)
    expect((await readEngagement(admin, id)).state).toBe('COMPLETED')
  })

  test('suspended seller: the buyer may accept, and the earnings are frozen', async () => {
    const { id, buyer, seller } = await delivered()
    await suspend(seller)
    await advance(buyer.visitor, id, { acceptDelivery: true })
    expect((await readEngagement(admin, id)).money).toMatchObject({ earned: 90, frozen: 90 })
    await reinstate(seller)
    expect((await readEngagement(admin, id)).money.frozen).toBe(0)
  })

  test('hold: stops deadlines, releases and refunds; both parties are told; lifted, the time that was left runs', async () => {
    const { id, buyer, seller } = await delivered()
    await passDays(10)
    const held = await advance(admin, id, hold)
    expect(held).toMatchObject({ state: 'DELIVERED', onHold: true, deadline: null })
    for (const { visitor, id: userId } of [buyer, seller]) {
      const { explanation, availableTransitions } = await readEngagement(visitor, id)
      expect(explanation).toMatch(/^Marque has put this on hold while we look into it\./)
      expect(availableTransitions.map(({ name }) => name)).not.toContain('ACCEPT_DELIVERY')
      const told = db.selectFrom('notification').select('title').where('userId', '=', userId)
      expect(await told.where('title', 'like', '%: Put on hold').execute()).toHaveLength(1)
    }
    expect(await tryAdvance(buyer.visitor, id, { acceptDelivery: true })).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await passDays(30)
    expect((await readEngagement(admin, id)).money).toMatchObject({ held: 100 })
    await advance(admin, id, lift)
    await passDays(3)
    expect((await readEngagement(admin, id)).state).toBe('DELIVERED')
    await passDays(1)
    expect((await readEngagement(admin, id)).state).toBe('COMPLETED')
  })

  test('hold: an offer can’t be accepted nor a milestone funded, and no deadline runs until it is lifted', async () => {
    const [buyer, seller] = [await signedInAs(execute, 'CUSTOMER'), await signedInAs(execute, 'BROKER')]
    const request = { profileId: 'usr-priya-raman', listingId: SERVICE, message: 'How much?' }
    const { id } = await requestQuote(buyer, request)
    await advance(admin, id, hold)
    await advance(seller, id, { sendOffer: { milestones, message: 'In two parts.' } })
    await passDays(20)
    const offered = await readEngagement(buyer, id)
    expect(offered).toMatchObject({ state: 'OFFERED', onHold: true, headline: 'Offered' })
    expect(offered.explanation).toMatch(/nothing can be paid/)
    const accept = { acceptOffer: { payment: { token: card.pays } } }
    expect(await tryAdvance(buyer, id, accept)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(admin, id, lift)
    const { milestonePlan } = await advance(buyer, id, accept)
    const second = expectValue(milestonePlan?.milestones[1]?.engagement).id
    const fund = { fund: { payment: { token: card.pays } } }
    await advance(admin, second, hold)
    await passDays(100)
    expect(await tryAdvance(buyer, second, fund)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(admin, second, lift)
    expect(await advance(buyer, second, fund)).toMatchObject({ state: 'AWAITING_REQUIREMENTS' })
  })

  test('hold and suspension: deadlines stand still until both have ended', async () => {
    const { id, seller } = await delivered()
    await advance(admin, id, hold)
    await suspend(seller)
    await advance(admin, id, lift)
    expect(await readEngagement(admin, id)).toMatchObject({ onHold: false, deadline: null })
    await advance(admin, id, hold)
    await reinstate(seller)
    expect(await deadlineOf(id)).toBeNull()
    await advance(admin, id, lift)
    expect(await deadlineOf(id)).not.toBeNull()
  })

  test('hold: ends with a dispute that an admin opens', async () => {
    const { id } = await delivered()
    await advance(admin, id, hold)
    const disputed = await advance(admin, id, { openDispute: { reason: 'We were told of a copy.' } })
    expect(disputed).toMatchObject({ state: 'DISPUTED', onHold: false, pausedAt: null })
    expect(disputed.events.at(-1)).toMatchObject({ actor: 'ADMIN', by: { id: 'usr-adrian-cole' } })
  })

  const disputed = async () => {
    const order = await delivered()
    await passDays(4)
    await advance(order.buyer.visitor, order.id, { openDispute: { reason: 'No answer.' } })
    return order
  }
  const settle = { proposeSettlement: { refund: 40, reason: 'We part as friends.' } }

  test('suspended seller: the decision of a dispute stays due while its settlement does not expire', async () => {
    const { id, buyer, seller } = await disputed()
    await advance(buyer.visitor, id, settle)
    await suspend(seller)
    const { nextDue, pausedAt } = await readEngagement(admin, id)
    expect([pausedAt, nextDue]).toEqual([expect.any(String), { kind: 'DECISION' }])
  })

  test('hold: in a dispute the parties can’t settle until it is lifted, and its settlement expires no earlier', async () => {
    const { id, buyer, seller } = await disputed()
    await advance(buyer.visitor, id, settle)
    await passDays(4)
    const held = await advance(admin, id, hold)
    expect(held).toMatchObject({ state: 'DISPUTED', onHold: true, pausedAt: expect.any(String) })
    expect((await readEngagement(seller.visitor, id)).explanation).toMatch(/you can’t settle the dispute between you/)
    const agree = { acceptSettlement: true } as const
    expect(await tryAdvance(seller.visitor, id, agree)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await passDays(10)
    const { amendment } = await readEngagement(buyer.visitor, id)
    expect(amendment).toMatchObject({ kind: 'SETTLEMENT', expiresAt: null })
    expect(await advance(admin, id, lift)).toMatchObject({ onHold: false, pausedAt: null })
    expect(await advance(seller.visitor, id, agree)).toMatchObject({ state: 'COMPLETED', money: { refunded: 40 } })
  })

  test('hold: in a dispute it outlasts the withdrawal, and after it the time that was left runs', async () => {
    const { id, buyer } = await disputed()
    await advance(admin, id, hold)
    await passDays(20)
    const back = await advance(buyer.visitor, id, { withdrawDispute: {} })
    expect(back).toMatchObject({ state: 'DELIVERED', onHold: true, deadline: null })
    await passDays(20)
    await advance(admin, id, lift)
    await passDays(9)
    expect((await readEngagement(admin, id)).state).toBe('DELIVERED')
    await passDays(1)
    expect((await readEngagement(admin, id)).state).toBe('COMPLETED')
  })

  test('hold: in a dispute an admin may still decide', async () => {
    const { id } = await disputed()
    await advance(admin, id, hold)
    const decided = await advance(admin, id, { resolve: { refund: 20, reason: 'A part is missing.' } })
    expect(decided).toMatchObject({ state: 'COMPLETED', onHold: false, money: { refunded: 20, held: 0 } })
  })

  test('hold: lifted in a dispute that found the order on hold, it does not hold again', async () => {
    const { id, buyer } = await delivered()
    await advance(admin, id, hold)
    await advance(buyer.visitor, id, { openDispute: { reason: 'No answer.' } })
    await advance(admin, id, hold)
    await advance(admin, id, lift)
    const back = await advance(buyer.visitor, id, { withdrawDispute: {} })
    expect(back).toMatchObject({ state: 'DELIVERED', onHold: false, deadline: { label: 'Accept delivery' } })
  })

  const requirements = { submitRequirements: { message: 'All.' } }
  const deliver = { deliver: { message: 'Here.' } }
  const changes = { requestChanges: { message: 'Once more.' } }

  /** The transitions of each side while an engagement is on hold: work goes on, money doesn't move. */
  test.each<[string, { by: Party; transition: EngagementTransitionInput }[], Record<Party, string[]>]>([
    [
      'AWAITING_REQUIREMENTS',
      [],
      { BUYER: ['SUBMIT_REQUIREMENTS', 'ASK_NDA'], SELLER: ['ASK_NDA'], ADMIN: ['LIFT_HOLD'] },
    ],
    [
      'IN_PROGRESS',
      [{ by: 'BUYER', transition: requirements }],
      { BUYER: ['OPEN_DISPUTE'], SELLER: ['DELIVER', 'OPEN_DISPUTE'], ADMIN: ['OPEN_DISPUTE', 'LIFT_HOLD'] },
    ],
    [
      'DELIVERED',
      [
        { by: 'BUYER', transition: requirements },
        { by: 'SELLER', transition: deliver },
      ],
      { BUYER: ['REQUEST_CHANGES', 'OPEN_DISPUTE'], SELLER: ['OPEN_DISPUTE'], ADMIN: ['OPEN_DISPUTE', 'LIFT_HOLD'] },
    ],
    [
      'CHANGES_REQUESTED',
      [
        { by: 'BUYER', transition: requirements },
        { by: 'SELLER', transition: deliver },
        { by: 'BUYER', transition: changes },
      ],
      { BUYER: ['OPEN_DISPUTE'], SELLER: ['DELIVER', 'OPEN_DISPUTE'], ADMIN: ['OPEN_DISPUTE', 'LIFT_HOLD'] },
    ],
  ])('hold: while %s each side is offered what moves no money', async (state, path, expected) => {
    const visitors = {
      BUYER: await signedInAs(execute, 'CUSTOMER'),
      SELLER: await signedInAs(execute, 'BROKER'),
      ADMIN: admin,
    }
    const { id } = await buy(visitors.BUYER)
    for (const { by, transition } of path) await advance(visitors[by], id, transition)
    expect(await advance(admin, id, hold)).toMatchObject({ state })
    for (const side of ['BUYER', 'SELLER', 'ADMIN'] as const) {
      const { availableTransitions } = await readEngagement(visitors[side], id)
      expect([side, ...availableTransitions.map(({ name }) => name)]).toEqual([side, ...expected[side]])
    }
    for (const transition of [
      { cancel: { reason: 'No.' } },
      { cancelWork: { reason: 'No.' } },
      { acceptDelivery: true },
    ])
      for (const side of ['BUYER', 'SELLER'] as const)
        expect((await tryAdvance(visitors[side], id, transition)).__typename).toBe('TransitionRefused')
  })
})
