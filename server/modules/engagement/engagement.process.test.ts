import { GraphQLInputObjectType } from 'graphql'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../api/schema'
import type { Visitor } from '../../api/visitor'
import type { EngagementState } from '../../generated/resolvers'
import { inputName } from '../../process/fields'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger, SERVICE } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectType, expectValue } from '../../testing/result'
import { engagementProcess, engagementSteps } from './engagement.process'
import {
  allowed,
  dueKinds,
  inputs,
  milestones,
  type Side,
  sides,
  whileMoneyMayMove,
} from './engagement.process.testing'
import { engagementStates, stateNames } from './engagement.states'

const parties: readonly Side[] = ['BUYER', 'SELLER']
const whileRunning = {
  AWAITING_REQUIREMENTS: parties,
  IN_PROGRESS: parties,
  DELIVERED: parties,
  CHANGES_REQUESTED: parties,
  DISPUTED: parties,
}

const whileDisclosing = {
  QUOTE_REQUESTED: parties,
  OFFERED: parties,
  COUNTERED: parties,
  AWAITING_REQUIREMENTS: parties,
  IN_PROGRESS: parties,
  DISPUTED: parties,
}
const whileChecked: Partial<Record<EngagementState, readonly Side[]>> = {
  QUOTE_REQUESTED: ['SELLER'],
  IN_PROGRESS: ['SELLER'],
}

/**
 * Further sides and states of transitions whose condition doesn't hold here. `holds/`, `disclosure/`, `extras/`, `amendments/` and `disputes/`
 * test them where it does.
 */
const conditional: Record<string, Partial<Record<EngagementState, readonly Side[]>>> = {
  REPORT_NO_CONFLICT: whileChecked,
  REPORT_CONFLICT: whileChecked,
  ACCEPT_NDA: whileDisclosing,
  WITHDRAW_NDA: whileDisclosing,
  BUY_EXTRA: {
    AWAITING_REQUIREMENTS: ['BUYER'],
    IN_PROGRESS: ['BUYER'],
    DELIVERED: ['BUYER'],
    CHANGES_REQUESTED: ['BUYER'],
  },
  ANSWER_DISPUTE: { DISPUTED: ['SELLER'] },
  WITHDRAW_DISPUTE: { DISPUTED: ['BUYER', 'ADMIN'] },
  ACCEPT_EXTENSION: { IN_PROGRESS: ['BUYER'], CHANGES_REQUESTED: ['BUYER'] },
  ACCEPT_ADDITION: { IN_PROGRESS: ['BUYER'], CHANGES_REQUESTED: ['BUYER'] },
  ACCEPT_ROUND: { DELIVERED: ['BUYER'] },
  ACCEPT_SETTLEMENT: whileRunning,
  DECLINE_AMENDMENT: whileRunning,
  WITHDRAW_AMENDMENT: whileRunning,
  AGREE_TO_SETTLEMENT: { DISPUTED: ['BUYER', 'SELLER'] },
  PROPOSE_RESOLUTION: { DISPUTED: ['ADMIN'] },
  CONFIRM_RESOLUTION: { DISPUTED: ['ADMIN'] },
  WITHDRAW_PROPOSAL: { DISPUTED: ['ADMIN'], COMPLETED: ['ADMIN'] },
  PROPOSE_REFUND: { COMPLETED: ['ADMIN'] },
  CONFIRM_REFUND: { COMPLETED: ['ADMIN'] },
  CANCEL_WORK: { IN_PROGRESS: ['BUYER'], CHANGES_REQUESTED: ['BUYER'] },
  LIFT_HOLD: whileMoneyMayMove,
}

const targetStates: Record<string, EngagementState> = {
  SEND_OFFER: 'OFFERED',
  COUNTER: 'COUNTERED',
  ACCEPT_OFFER: 'AWAITING_REQUIREMENTS',
  DECLINE: 'DECLINED',
  FUND: 'AWAITING_REQUIREMENTS',
  CANCEL_MILESTONE: 'CANCELLED',
  SUBMIT_REQUIREMENTS: 'IN_PROGRESS',
  DELIVER: 'DELIVERED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  ACCEPT_DELIVERY: 'COMPLETED',
  OPEN_DISPUTE: 'DISPUTED',
  WITHDRAW_DISPUTE: 'DELIVERED',
  RESOLVE: 'COMPLETED',
  CANCEL: 'CANCELLED',
  CANCEL_WORK: 'CANCELLED',
}

/** For each state, transitions that lead to it, with the side that takes them. */
const paths: Record<EngagementState, [Side, string][]> = {
  QUOTE_REQUESTED: [],
  OFFERED: [['SELLER', 'SEND_OFFER']],
  COUNTERED: [
    ['SELLER', 'SEND_OFFER'],
    ['BUYER', 'COUNTER'],
  ],
  DECLINED: [['SELLER', 'DECLINE']],
  // `reach` begins it as the second milestone of an offer.
  AWAITING_FUNDING: [],
  AWAITING_REQUIREMENTS: [
    ['SELLER', 'SEND_OFFER'],
    ['BUYER', 'ACCEPT_OFFER'],
  ],
  get IN_PROGRESS() {
    return [...this.AWAITING_REQUIREMENTS, ['BUYER', 'SUBMIT_REQUIREMENTS']] satisfies [Side, string][]
  },
  get DELIVERED() {
    return [...this.IN_PROGRESS, ['SELLER', 'DELIVER']] satisfies [Side, string][]
  },
  get CHANGES_REQUESTED() {
    return [...this.DELIVERED, ['BUYER', 'REQUEST_CHANGES']] satisfies [Side, string][]
  },
  get DISPUTED() {
    return [...this.DELIVERED, ['SELLER', 'OPEN_DISPUTE']] satisfies [Side, string][]
  },
  get COMPLETED() {
    return [...this.DELIVERED, ['BUYER', 'ACCEPT_DELIVERY']] satisfies [Side, string][]
  },
  get CANCELLED() {
    return [...this.AWAITING_REQUIREMENTS, ['SELLER', 'CANCEL']] satisfies [Side, string][]
  },
}

const steps = Object.keys(allowed)
const inputOf = (name: string) => expectValue(inputs[name])

describe.each(databases)('engagement process: every state, side and transition on $name', async ({ openSample }) => {
  const db = await openSample()
  // Refunds stay pending, so that two reads of an engagement are equal.
  const execute = executor(db, testInfrastructure({ afterResponse: () => {} }))
  const { advance, readEngagement, requestQuote, tryAdvance } = engagementsWith(execute)
  afterEach(async () => {
    // The walk places more orders than an account may in an hour.
    await db.deleteFrom('rateLimitAttempt').execute()
    await expectBalancedLedger(db)
  })
  afterAll(() => db.destroy())
  let visitors: Record<Side, Visitor>
  beforeAll(async () => {
    visitors = {
      BUYER: await signedInAs(execute, 'CUSTOMER'),
      SELLER: await signedInAs(execute, 'BROKER'),
      ADMIN: await signedInAs(execute, 'ADMIN'),
    }
  })

  /** The engagement of a second milestone, with the price of all other engagements. */
  const secondMilestone = async (id: string) => {
    await advance(visitors.SELLER, id, { sendOffer: { milestones, message: 'In two parts.' } })
    const { milestonePlan } = await advance(visitors.BUYER, id, inputOf('ACCEPT_OFFER'))
    return expectValue(milestonePlan?.milestones[1]?.engagement).id
  }

  let requestCount = 0
  const reach = async (state: EngagementState) => {
    requestCount += 1
    const input = { profileId: 'usr-priya-raman', listingId: SERVICE, message: `Request ${requestCount}` }
    const { id } = await requestQuote(visitors.BUYER, input)
    if (state === 'AWAITING_FUNDING') return secondMilestone(id)
    for (const [side, name] of paths[state]) await advance(visitors[side], id, inputOf(name))
    return id
  }

  describe.each(stateNames)('%s', (state) => {
    test.each(sides)('%s is offered the transitions of the process table, and all others are refused', async (side) => {
      const expected = steps.filter((name) => allowed[name]?.[state]?.includes(side))
      const id = await reach(state)
      const before = await readEngagement(visitors[side], id)
      expect(before.state).toBe(state)
      expect(before.nextDue?.kind ?? null).toBe(dueKinds[state])
      expect(before.availableTransitions.map(({ name }) => name)).toEqual(expected)
      // The form of a decision has its sums.
      for (const { name, label } of before.availableTransitions)
        if (engagementProcess.step(name).money && name !== 'RESOLVE')
          expect([name, label]).toEqual([name, expect.stringContaining('$720.00')])
      for (const name of steps.filter((name) => !expected.includes(name))) {
        const result = await tryAdvance(visitors[side], id, inputOf(name), before.version)
        const refused = expectType(result, 'TransitionRefused')
        const condition = conditional[name]?.[state]
        const reason = allowed[name]?.[state] || condition ? 'WRONG_ACTOR' : 'WRONG_STATE'
        expect([name, refused.reason]).toEqual([name, condition?.includes(side) ? 'CONDITION_NOT_MET' : reason])
        expect(refused.engagement).toEqual(before)
      }
    })

    test.each(sides)('%s can take each transition that is offered', async (side) => {
      for (const name of steps.filter((name) => allowed[name]?.[state]?.includes(side))) {
        const id = await reach(state)
        const before = await readEngagement(visitors[side], id)
        const engagement = await advance(visitors[side], id, inputOf(name))
        // A transition without a target state leaves the state as it is.
        const target = targetStates[name] ?? state
        expect([name, engagement.state]).toEqual([name, target])
        // A hold stops the deadlines, but not the decision of a dispute.
        const due = name === 'PUT_ON_HOLD' && target !== 'DISPUTED' ? null : dueKinds[target]
        expect([name, engagement.nextDue?.kind ?? null]).toEqual([name, due])
        expect(engagement.version).toBe(before.version + 1)
        expect(engagement.events.at(-1)).toMatchObject({ transition: name, actor: side, state: target })
      }
    })
  })
})

test('engagement process: a party needs a fresh sign-in to release, split or give back money', () => {
  const byParties = engagementSteps.filter(({ by }) => by.BUYER || by.SELLER)
  const moving = byParties.filter(({ money }) => money === 'release' || money === 'split' || money === 'take-back')
  expect(moving.map(({ name }) => name)).toEqual(['ACCEPT_DELIVERY', 'ACCEPT_SETTLEMENT', 'REFUND'])
  // The party that proposes a settlement, or agrees to it first, is not asked again.
  const expected = ['ACCEPT_DELIVERY', 'PROPOSE_SETTLEMENT', 'ACCEPT_SETTLEMENT', 'AGREE_TO_SETTLEMENT', 'REFUND']
  expect(byParties.filter(({ fresh }) => fresh).map(({ name }) => name)).toEqual(expected)
})

test('EngagementTransitionInput: has a member for each transition that a side can take in a running process', () => {
  const input = schema.getType('EngagementTransitionInput')
  if (!(input instanceof GraphQLInputObjectType)) throw new Error('There is no such input')
  const rows = engagementSteps.filter(({ from, by }) => from.length > 0 && Object.keys(by).length > 0)
  expect(input.isOneOf).toBe(true)
  expect(Object.keys(input.getFields()).sort()).toEqual(rows.map(({ name }) => inputName(name)).sort())
  for (const { name, fields: specs } of rows) {
    const type = schema.getType(`${inputName(name).replace(/^./, (first) => first.toUpperCase())}Input`)
    const fields = type instanceof GraphQLInputObjectType ? Object.keys(type.getFields()) : []
    expect([name, ...fields.sort()]).toEqual([name, ...specs.map(({ name }) => name).sort()])
  }
})

test('engagement process: the table has every transition of the schema, and every state is final or can be left', () => {
  const bySides = engagementSteps.filter(({ by }) => Object.keys(by).length > 0)
  expect(bySides.map(({ name }) => name)).toEqual(['REQUEST_QUOTE', 'BUY', ...steps])
  for (const state of stateNames) {
    const leaves = engagementSteps.some(({ from, to }) => from.includes(state) && to.length > 0)
    expect([state, leaves]).toEqual([state, engagementStates[state].next !== undefined])
  }
})
