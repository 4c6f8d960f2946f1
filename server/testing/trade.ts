import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import type { Execute } from './execute'

export const card = { pays: 'sample-pays-4242', declined: 'sample-declined-0002', fails: 'sample-fails-0119' }

export const SERVICE = 'srv-1101'

/** What tests look at. */
export const seen = `id number version state stateLabel explanation viewerSide title kind quantity days dueAt ended createdAt
  deadline { at transition label }
  money { price paid held released refunded refundPending commission earned cardLastFour }
  progress { label status }
  availableTransitions { name input label automaticAt otherActors fields { name kind required maxLength min max maxEntries initial } }
  otherActorTransitions { name actors automaticAt }
  events { transition label actor by { id } note amount days state links files { id name size path } }`

const placeDocument = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on OrderPlaced { order { id state stateLabel total refunded cardLastFour receipt { name company email }
    engagements { ${seen} } } }
  ... on PriceChanged { message quote { total } }
  ... on LineUnavailable { message listingIds quote { total } }
  ... on PaymentDeclined { message retryable }
  ... on CustomersOnly { message }
  ... on InvalidInput { field message } } }`

const advanceDocument = `mutation ($input: AdvanceEngagementInput!) { advanceEngagement(input: $input) { __typename
  ... on EngagementAdvanced { engagement { ${seen} } }
  ... on TransitionRefused { reason message engagement { ${seen} } }
  ... on PaymentDeclined { message retryable }
  ... on EngagementNotFound { message }
  ... on InvalidInput { field message } } }`

const quoteDocument = `mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { __typename
  ... on QuoteRequested { engagement { ${seen} } }
  ... on CustomersOnly { message }
  ... on InvalidInput { field message } } }`

/** Doing business in tests: each answers with the member of the result union. */
export const tradeWith = (execute: Execute) => {
  const ask = async (document: string, variables: Record<string, unknown>, visitor: Visitor) => {
    const { data, errors } = await execute(document, variables, visitor)
    expect(errors).toBeUndefined()
    return data
  }

  const place = async (visitor: Visitor, input: Record<string, unknown>) =>
    (
      await ask(
        placeDocument,
        { input: { payment: { token: card.pays }, idempotencyKey: randomUUID(), ...input } },
        visitor,
      )
    ).placeOrder

  const look = async (visitor: Visitor, id: string) =>
    (await ask(`query ($id: ID!) { engagement(id: $id) { ${seen} } }`, { id }, visitor)).engagement

  return {
    place,
    look,

    /** An engagement for one listing at its price. */
    buy: async (visitor: Visitor, listingId = SERVICE, expectedTotal = 2_999.99) => {
      const { order } = await place(visitor, { lines: [{ listingId, quantity: 1 }], expectedTotal })
      return order.engagements[0]
    },

    requestQuote: async (visitor: Visitor, input: Record<string, unknown>) =>
      (await ask(quoteDocument, { input }, visitor)).requestQuote,

    /** One step, on the version that is there unless told otherwise. */
    advance: async (visitor: Visitor, id: string, transition: Record<string, unknown>, version?: number) => {
      const today = version ?? (await look(visitor, id))?.version ?? 1
      return (await ask(advanceDocument, { input: { id, version: today, transition } }, visitor)).advanceEngagement
    },
  }
}

/** What has to be true of money at any time. */
export const expectBalancedBooks = async (db: Database) => {
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
