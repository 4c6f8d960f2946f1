import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import {
  AdvanceEngagementDocument,
  EngagementDocument,
  PlaceOrderDocument,
  RequestQuoteDocument,
} from './engagements.generated'
import type { Execute } from './execute'
import type { EngagementTransitionInput, PlaceOrderInput, RequestQuoteInput } from './generated/schema'
import { expectType, expectValue } from './result'
import { runAs } from './run-as'

export const card = { pays: 'sample-pays-4242', declined: 'sample-declined-0002', fails: 'sample-fails-0119' }

export const SERVICE = 'srv-1101'

type OrderInput = Pick<PlaceOrderInput, 'lines' | 'expectedTotal'> & Partial<PlaceOrderInput>

/** Orders and engagements. Functions called `try…` return the member of the result union; the others expect success. */
export const engagementsWith = (execute: Execute) => {
  const tryPlace = async (visitor: Visitor, order: OrderInput) => {
    const input = { payment: { token: card.pays }, idempotencyKey: randomUUID(), ...order }
    return (await runAs(execute, visitor)(PlaceOrderDocument, { input })).placeOrder
  }

  const tryRequestQuote = async (visitor: Visitor, input: RequestQuoteInput) =>
    (await runAs(execute, visitor)(RequestQuoteDocument, { input })).requestQuote

  /** The engagement; null where the visitor may not see it. */
  const findEngagement = async (visitor: Visitor, id: string) =>
    (await runAs(execute, visitor)(EngagementDocument, { id })).engagement

  const tryAdvance = async (
    visitor: Visitor,
    id: string,
    transition: EngagementTransitionInput,
    seenVersion?: number,
  ) => {
    const version = seenVersion ?? (await findEngagement(visitor, id))?.version ?? 1
    const input = { id, version, transition }
    return (await runAs(execute, visitor)(AdvanceEngagementDocument, { input })).advanceEngagement
  }

  const place = async (visitor: Visitor, order: OrderInput) =>
    expectType(await tryPlace(visitor, order), 'OrderPlaced').order

  return {
    tryPlace,
    place,
    /** An engagement for one listing at its price. */
    buy: async (visitor: Visitor, listingId = SERVICE, expectedTotal = 2_999.99) => {
      const { engagements } = await place(visitor, { lines: [{ listingId, quantity: 1 }], expectedTotal })
      return expectValue(engagements[0])
    },
    tryRequestQuote,
    requestQuote: async (visitor: Visitor, input: RequestQuoteInput) =>
      expectType(await tryRequestQuote(visitor, input), 'QuoteRequested').engagement,
    /** Takes a transition on `seenVersion`, or on the current version. */
    tryAdvance,
    advance: async (...input: Parameters<typeof tryAdvance>) =>
      expectType(await tryAdvance(...input), 'EngagementAdvanced').engagement,
    findEngagement,
    readEngagement: async (visitor: Visitor, id: string) => expectValue(await findEngagement(visitor, id)),
  }
}

/** Expects that every ledger entry sums to zero and that no engagement has negative held funds. */
export const expectBalancedLedger = async (db: Database) => {
  const postings = await db.selectFrom('posting').selectAll().execute()
  const sums = (key: (posting: (typeof postings)[number]) => string) => {
    const totals = new Map<string, number>()
    for (const posting of postings) totals.set(key(posting), (totals.get(key(posting)) ?? 0) + posting.cents)
    return [...totals.values()]
  }
  expect(sums(({ entryId }) => entryId).filter((sum) => sum !== 0)).toEqual([])
  const held = postings.filter(({ account }) => account === 'held')
  const heldOf = new Map<string, number>()
  for (const { engagementId, cents } of held) heldOf.set(engagementId, (heldOf.get(engagementId) ?? 0) + cents)
  expect([...heldOf.values()].filter((cents) => cents < 0)).toEqual([])
}
