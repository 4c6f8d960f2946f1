import { GraphQLInputObjectType } from 'graphql'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../api/schema'
import type { Visitor } from '../../api/visitor'
import type { EngagementState } from '../../generated/resolvers'
import { inputName } from '../../process/fields'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import type { EngagementTransitionInput } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectType, expectValue } from '../../testing/result'
import { signedInAs } from '../../testing/sign-in'
import { card, expectBalancedBooks, SERVICE, tradeWith } from '../../testing/trade'
import { engagementProcess, engagementSteps, type Side, sides } from './engagement.process'
import { engagementStates } from './engagement.states'

/** The process table, repeated by hand: who may take which transition from which state. */
const allowed: Record<string, Partial<Record<EngagementState, readonly Side[]>>> = {
  SEND_OFFER: { QUOTE_REQUESTED: ['SELLER'], COUNTERED: ['SELLER'], OFFERED: ['SELLER'] },
  COUNTER: { OFFERED: ['BUYER'] },
  ACCEPT_OFFER: { OFFERED: ['BUYER'] },
  DECLINE: { QUOTE_REQUESTED: ['BUYER', 'SELLER'], OFFERED: ['BUYER', 'SELLER'], COUNTERED: ['BUYER', 'SELLER'] },
  SUBMIT_REQUIREMENTS: { AWAITING_REQUIREMENTS: ['BUYER'] },
  DELIVER: { IN_PROGRESS: ['SELLER'], CHANGES_REQUESTED: ['SELLER'] },
  REQUEST_CHANGES: { DELIVERED: ['BUYER'] },
  ACCEPT_DELIVERY: { DELIVERED: ['BUYER'] },
  OPEN_DISPUTE: {
    IN_PROGRESS: ['BUYER', 'SELLER'],
    DELIVERED: ['BUYER', 'SELLER'],
    CHANGES_REQUESTED: ['BUYER', 'SELLER'],
  },
  RESOLVE: { DISPUTED: ['ADMIN'] },
  CANCEL: { AWAITING_REQUIREMENTS: ['BUYER', 'SELLER'] },
  CANCEL_WORK: { IN_PROGRESS: ['SELLER'], CHANGES_REQUESTED: ['SELLER'] },
}

const targetStates: Record<string, EngagementState> = {
  SEND_OFFER: 'OFFERED',
  COUNTER: 'COUNTERED',
  ACCEPT_OFFER: 'AWAITING_REQUIREMENTS',
  DECLINE: 'DECLINED',
  SUBMIT_REQUIREMENTS: 'IN_PROGRESS',
  DELIVER: 'DELIVERED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  ACCEPT_DELIVERY: 'COMPLETED',
  OPEN_DISPUTE: 'DISPUTED',
  RESOLVE: 'COMPLETED',
  CANCEL: 'CANCELLED',
  CANCEL_WORK: 'CANCELLED',
}

const inputs: Record<string, EngagementTransitionInput> = {
  SEND_OFFER: { sendOffer: { price: 720, days: 10, message: 'Ten days.' } },
  COUNTER: { counter: { price: 690, message: 'A little less?' } },
  ACCEPT_OFFER: { acceptOffer: { payment: { token: card.pays } } },
  DECLINE: { decline: { message: 'Not this time.' } },
  SUBMIT_REQUIREMENTS: { submitRequirements: { message: 'All of it.' } },
  DELIVER: { deliver: { message: 'Here it is.' } },
  REQUEST_CHANGES: { requestChanges: { message: 'Section 4, please.' } },
  ACCEPT_DELIVERY: { acceptDelivery: true },
  OPEN_DISPUTE: { openDispute: { reason: 'It is not what was agreed.' } },
  RESOLVE: { resolve: { refund: 20, reason: 'A part is missing.' } },
  CANCEL: { cancel: { reason: 'No need any more.' } },
  CANCEL_WORK: { cancelWork: { reason: 'Fallen ill.' } },
}

/** The transitions that lead to each state, and who takes them. */
const paths: Record<EngagementState, [Side, string][]> = {
  QUOTE_REQUESTED: [],
  OFFERED: [['SELLER', 'SEND_OFFER']],
  COUNTERED: [
    ['SELLER', 'SEND_OFFER'],
    ['BUYER', 'COUNTER'],
  ],
  DECLINED: [['SELLER', 'DECLINE']],
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
const states = Object.keys(engagementStates).filter((state): state is EngagementState => state in engagementStates)
const inputOf = (name: string) => expectValue(inputs[name])

describe.each(databases)('every state, actor and transition on $name', async ({ openSample }) => {
  const db = await openSample()
  // Refunds stay pending: none is done between two reads.
  const execute = executor(db, testInfrastructure({ afterResponse: () => {} }))
  const { advance, readEngagement, requestQuote, tryAdvance } = tradeWith(execute)
  afterEach(() => expectBalancedBooks(db))
  afterAll(() => db.destroy())
  let visitors: Record<Side, Visitor>
  beforeAll(async () => {
    visitors = {
      BUYER: await signedInAs(execute, 'CUSTOMER'),
      SELLER: await signedInAs(execute, 'BROKER'),
      ADMIN: await signedInAs(execute, 'ADMIN'),
    }
  })

  let begun = 0
  const reach = async (state: EngagementState) => {
    begun += 1
    const input = { profileId: 'usr-priya-raman', listingId: SERVICE, message: `Request ${begun}` }
    const { id } = await requestQuote(visitors.BUYER, input)
    for (const [person, name] of paths[state]) await advance(visitors[person], id, inputOf(name))
    return id
  }

  describe.each(states)('%s', (state) => {
    test.each(sides)(
      'engagement process: %s is offered the transitions of the table, and all others are refused',
      async (person) => {
        const expected = steps.filter((name) => allowed[name]?.[state]?.includes(person))
        const id = await reach(state)
        const before = await readEngagement(visitors[person], id)
        expect(before.state).toBe(state)
        expect(before.availableTransitions.map(({ name }) => name)).toEqual(expected)
        for (const name of steps.filter((name) => !expected.includes(name))) {
          const result = await tryAdvance(visitors[person], id, inputOf(name), before.version)
          const refused = expectType(result, 'TransitionRefused')
          const reason = allowed[name]?.[state] ? 'WRONG_ACTOR' : 'WRONG_STATE'
          // The buyer may cancel work too, once it is late.
          const late = name === 'CANCEL_WORK' && person === 'BUYER' && reason === 'WRONG_ACTOR'
          expect([name, refused.reason]).toEqual([name, late ? 'CONDITION_NOT_MET' : reason])
          expect(refused.engagement).toEqual(before)
        }
      },
    )

    test.each(sides)('engagement process: %s can take each transition that is offered', async (person) => {
      for (const name of steps.filter((name) => allowed[name]?.[state]?.includes(person))) {
        const id = await reach(state)
        const before = await readEngagement(visitors[person], id)
        const engagement = await advance(visitors[person], id, inputOf(name))
        expect([name, engagement.state]).toEqual([name, targetStates[name]])
        expect(engagement.version).toBe(before.version + 1)
        expect(engagement.events.at(-1)).toMatchObject({ transition: name, actor: person, state: targetStates[name] })
      }
    })
  })
})

test('EngagementTransitionInput: a member for each row of the table that does not begin a process', () => {
  const input = schema.getType('EngagementTransitionInput')
  if (!(input instanceof GraphQLInputObjectType)) throw new Error('There is no such input')
  const rows = engagementSteps.filter(({ from }) => from.length > 0)
  expect(input.isOneOf).toBe(true)
  expect(Object.keys(input.getFields()).sort()).toEqual(rows.map(({ name }) => inputName(name)).sort())
  for (const { name, fields: specs } of rows) {
    const type = schema.getType(`${inputName(name).replace(/^./, (first) => first.toUpperCase())}Input`)
    const fields = type instanceof GraphQLInputObjectType ? Object.keys(type.getFields()) : []
    expect([name, ...fields.sort()]).toEqual([name, ...specs.map(({ name }) => name).sort()])
  }
})

test('engagement process: the table has every transition of the schema, and every state is left or final', () => {
  expect(engagementProcess.steps.map(({ name }) => name)).toEqual(['REQUEST_QUOTE', 'BUY', ...steps])
  for (const state of states) {
    const leaves = engagementSteps.some(({ from }) => from.includes(state))
    expect([state, leaves]).toEqual([state, engagementStates[state].next !== undefined])
  }
})
