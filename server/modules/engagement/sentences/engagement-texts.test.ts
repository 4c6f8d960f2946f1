import { describe, expect, test } from 'vitest'
import type { EngagementSide, EngagementState, EngagementTransition } from '../../../generated/resolvers'
import { databases } from '../../../testing/database/databases'
import { LATE_DAYS } from '../deadlines/periods'
import { outcomeFor } from '../disputes/dispute-outcome'
import type { EngagementWithParties } from '../engagement.guards'
import { withPartyStatus } from '../engagement.parties'
import { explanationFor, headlineFor } from '../engagement.states'
import { holdExplanation, holdStops } from '../holds/hold.sentences'
import { factsFor } from './engagement.facts'
import { sentencesOf } from './engagement.sentences'

type Change = Partial<EngagementWithParties>

const NOW = new Date('2027-01-20T00:00:00.000Z')
const PAUSED = '2027-01-19T00:00:00.000Z'
const free = { priceCents: 0, heldCents: 0 }
const milestone = { planId: 'pln-1', cardLastFour: '4242' }
const settlement = { amendmentKind: 'SETTLEMENT', amendmentBy: 'SELLER', amendmentCents: 1_000 } as const

describe.each(databases)('texts of orders on $name', async ({ openSample }) => {
  const db = await openSample()
  const order = db
    .selectFrom('engagement')
    .selectAll()
    .where('state', '=', 'IN_PROGRESS')
    .where('amendmentKind', 'is', null)
  const row = await order.limit(1).executeTakeFirstOrThrow()
  await db.destroy()

  const changed = (change: Change): EngagementWithParties => ({
    ...withPartyStatus(row, []),
    ...{ inactiveSides: [], firstNames: { BUYER: 'Bea', SELLER: 'Sam' } },
    ...{ priceCents: 3_000, heldCents: 3_000, planId: null, brokerFeePercent: null, onHold: 0, pausedAt: null },
    ...{ dueAt: '2027-02-03T00:00:00.000Z', ndaAskedBy: null, ndaAcceptedAt: null, conflictCheck: null },
    ...change,
  })

  test.each<[string, EngagementSide, Change, string]>([
    [
      'a confidentiality agreement that the seller has asked for',
      'SELLER',
      { ndaAskedBy: 'SELLER' },
      'Before you can deliver, Bea has to accept your confidentiality agreement, or you go on without it. Deliver by the due date.',
    ],
    [
      'a confidentiality agreement that the buyer has asked for',
      'SELLER',
      { ndaAskedBy: 'BUYER' },
      'Before you can deliver, a confidentiality agreement waits for your answer. Until then, requirements and files are withheld. Deliver by the due date.',
    ],
    [
      'a dispute with a suspended party',
      'ADMIN',
      { state: 'DISPUTED', inactiveSides: ['SELLER'] },
      'Decide how much is refunded. The rest is released.',
    ],
    [
      'a completed milestone',
      'BUYER',
      { ...milestone, state: 'COMPLETED' },
      'This milestone is complete. Everything about it stays here.',
    ],
    [
      'a cancelled milestone',
      'SELLER',
      { ...milestone, state: 'CANCELLED' },
      'This milestone was cancelled. Bea was refunded in full.',
    ],
    ['a cancelled order', 'BUYER', { state: 'CANCELLED' }, 'The order was cancelled. You were refunded in full.'],
    [
      'a cancelled free order',
      'BUYER',
      { ...free, state: 'CANCELLED' },
      'The order was cancelled. There was nothing to pay.',
    ],
    [
      'a free order that is delivered late',
      'BUYER',
      { ...free, dueAt: '2027-01-19T00:00:00.000Z' },
      `The delivery is late. Ask the seller when it comes. Once it is ${LATE_DAYS} days late, you can cancel.`,
    ],
    [
      'a free order that is so late that the buyer can cancel',
      'BUYER',
      { ...free, dueAt: '2026-12-19T00:00:00.000Z' },
      'The delivery is late. Ask the seller when it comes. You can also cancel now.',
    ],
    [
      'a free order before its requirements',
      'SELLER',
      { ...free, state: 'AWAITING_REQUIREMENTS' },
      'The order is free. Work begins when Bea has sent the requirements.',
    ],
    [
      'a completed order with a part of the price to refund',
      'ADMIN',
      { state: 'COMPLETED', refundableCents: 1 },
      'The order is complete. Everything about it stays here. What is left of the price can still be refunded.',
    ],
    [
      'a completed order with nothing to refund',
      'ADMIN',
      { state: 'COMPLETED' },
      'The order is complete. Everything about it stays here.',
    ],
  ])('explanation: %s', (_, side, change, text) => {
    expect(explanationFor(side, changed(change), NOW)).toBe(text)
  })

  test('headline: a dispute with a suspended party waits for an admin', () => {
    const disputed = changed({ state: 'DISPUTED', inactiveSides: ['SELLER'] })
    expect(headlineFor('ADMIN', disputed)).toBe('Disputed. It is your turn.')
  })

  test.each<[EngagementTransition, EngagementSide, Change, string]>([
    ['PROPOSE_SETTLEMENT', 'BUYER', milestone, 'Ends this milestone if Sam agrees: of the $30.00,'],
    ['PROPOSE_SETTLEMENT', 'BUYER', free, 'Ends the order if Sam agrees: no money moves, because none is held.'],
    ['ACCEPT_SETTLEMENT', 'BUYER', { ...milestone, ...settlement }, 'Ends this milestone: $10.00 goes back to you,'],
    [
      'REFUND',
      'SELLER',
      { brokerFeePercent: 8, refundableCents: 1 },
      'from your earnings. Marque and the broker give back their shares in proportion.',
    ],
    [
      'DELIVER',
      'SELLER',
      { pausedAt: PAUSED },
      'Bea has 14 days to answer once deadlines run again; without an answer it is accepted.',
    ],
    ['ACCEPT_DELIVERY', 'BUYER', { ...milestone, heldCents: 0 }, 'Completes this milestone.'],
    ['CANCEL', 'BUYER', free, 'Cancels the order before work has begun. No money is held.'],
    ['CANCEL_WORK', 'SELLER', free, 'Cancels the order while work is in progress. No money is held.'],
  ])('explanation of %s for the %s: %j', (name, side, change, text) => {
    expect(sentencesOf({ name })?.explanation?.(factsFor(side, changed(change)))).toContain(text)
  })

  test.each<[EngagementTransition, EngagementSide, Change, string]>([
    ['CANCEL', 'BUYER', free, 'Send nothing, and the order is cancelled then.'],
    ['CANCEL', 'BUYER', {}, 'Send nothing, and the order is cancelled then. You get everything back.'],
    ['CANCEL', 'SELLER', free, 'If Bea sends nothing, the order is cancelled then.'],
    ['CANCEL_WORK', 'SELLER', free, 'Deliver nothing, and the order is cancelled then.'],
    [
      'CANCEL_WORK',
      'BUYER',
      milestone,
      'If Sam delivers nothing, this milestone is cancelled then and refunded in full.',
    ],
  ])('deadline of %s for the %s: %j', (name, side, change, text) => {
    expect(sentencesOf({ name })?.deadline?.silence(factsFor(side, changed(change)))).toBe(text)
  })

  test.each<[EngagementTransition, Change, string]>([
    ['ACCEPT_SETTLEMENT', { ...milestone, ...settlement }, 'This milestone ends: $10.00 goes back to you,'],
    ['ACCEPT_SETTLEMENT', { ...free, ...settlement }, 'The order ends: no money moves, because none is held. This'],
    ['AGREE_TO_SETTLEMENT', { ...milestone, ...settlement }, 'If Sam agrees, too, this milestone ends: $10.00 goes'],
  ])('question of %s: %j', (name, change, text) => {
    expect(sentencesOf({ name })?.question?.(factsFor('BUYER', changed(change)))).toContain(text)
  })

  test.each<[EngagementTransition, EngagementSide, Change, string]>([
    ['ACCEPT_SETTLEMENT', 'BUYER', milestone, 'This milestone has ended as you both agreed. Sam is told.'],
    [
      'DELIVER',
      'SELLER',
      { pausedAt: PAUSED },
      'Your delivery is with Bea, who has 14 days to answer once deadlines run again.',
    ],
    ['LIFT_HOLD', 'ADMIN', {}, 'The hold is lifted. Every deadline runs on for the time that was left.'],
    [
      'LIFT_HOLD',
      'ADMIN',
      { pausedAt: PAUSED },
      'The hold is lifted. Deadlines still stand still, because the account of a party is not active.',
    ],
    [
      'LIFT_HOLD',
      'ADMIN',
      { state: 'DISPUTED' },
      'The hold is lifted. It no longer stops a settlement, and the decision is due when it was before.',
    ],
  ])('result of %s for the %s: %j', (name, side, change, text) => {
    const facts = factsFor(side, changed(change))
    expect(sentencesOf({ name })?.done(facts, facts)).toBe(text)
  })

  test.each<[EngagementSide, EngagementState, string]>([
    [
      'BUYER',
      'OFFERED',
      'Deadlines stand still. Once the hold is lifted, they run on for the time that was left. Until then, nothing can be paid.',
    ],
    [
      'BUYER',
      'DELIVERED',
      'You did not lose anything: deadlines stand still, and the money stays where it is. Once the hold is lifted, deadlines run on for the time that was left.',
    ],
  ])('hold: the %s reads what stands still and what follows, %s', (side, state, text) => {
    expect(holdStops(side, state)).toBe(text)
  })

  test('hold: a seller can go on working before the delivery, and not after it', () => {
    expect(holdExplanation('SELLER', 'IN_PROGRESS')).toContain('You can go on working.')
    expect(holdExplanation('SELLER', 'DELIVERED')).not.toContain('You can go on working.')
  })

  test('the outcome of a free order names no sum', () => {
    expect(outcomeFor('BUYER', changed(free), 0)).toBe('No money was held.')
  })
})
