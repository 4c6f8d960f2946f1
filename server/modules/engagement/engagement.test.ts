import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { EngagementDocument } from '../../testing/engagements.generated'
import { executor, newVisitor } from '../../testing/execute'
import type { EngagementSide, EngagementState } from '../../testing/generated/schema'
import { newMailbox } from '../../testing/mailbox'
import { codeOf, expectType } from '../../testing/result'
import { EngagementsDocument, SubmitAndDisputeDocument } from './engagement.test.generated'

const requirements = { submitRequirements: { message: 'All of it.' } }
const delivery = { deliver: { message: 'Here it is.' } }
const changes = { requestChanges: { message: 'Section 4, please.' } }
const dispute = { openDispute: { reason: 'It is not what was agreed.' } }

describe.each(databases)('engagements on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, mailbox.infrastructure)
  const { advance, buy, findEngagement, readEngagement, requestQuote, tryAdvance, tryRequestQuote } =
    engagementsWith(execute)
  let buyer: Visitor
  let seller: Visitor
  let admin: Visitor
  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
    admin = await signedInAs(execute, 'ADMIN')
    await addListings(db, [
      { id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' },
      { id: 'prd-odd', kind: 'product', priceCents: 995, sellerId: 'usr-priya-raman' },
    ])
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  /** The outbox has one mail about an engagement for each account, the newest of those that can wait. */
  const latestMail = async (email: string, topic: string) => {
    const mails = db.selectFrom('outboxMail').innerJoin('user', 'user.id', 'outboxMail.userId').select('subject')
    return (await mails.where('user.email', '=', email).where('topic', '=', topic).executeTakeFirst())?.subject
  }

  const buyService = () => buy(buyer, 'srv-odd', 100.05)
  const delivered = async () => {
    const { id } = await buyService()
    await advance(buyer, id, requirements)
    return advance(seller, id, delivery)
  }

  test('engagement: from purchase to completion with one round of changes, released less commission', async () => {
    const { id } = await delivered()
    expect(await advance(buyer, id, changes)).toMatchObject({ state: 'CHANGES_REQUESTED' })
    const again = await advance(seller, id, delivery)
    expect(again.progress).toEqual(
      ['Awaiting requirements', 'In progress', 'Delivered', 'Completed'].map((label, index) => ({
        label,
        status: ['DONE', 'DONE', 'CURRENT', 'UPCOMING'][index],
      })),
    )
    // The only round of changes is used up.
    expect(await tryAdvance(buyer, id, changes)).toMatchObject({
      __typename: 'TransitionRefused',
      reason: 'CONDITION_NOT_MET',
    })
    const engagement = await advance(buyer, id, { acceptDelivery: true })
    expect(engagement).toMatchObject({ state: 'COMPLETED', ended: true, availableTransitions: [], deadline: null })
    const money = {
      price: 100.05,
      paid: 100.05,
      paidAtFirst: 100.05,
      held: 0,
      released: 100.05,
      refunded: 0,
      refundPending: 0,
    }
    // 10 % of 100.05 is 10.005, which is rounded up.
    const earnings = { commission: 10.01, earned: 90.04, frozen: 0 }
    const noEarnings = { commission: null, earned: null, frozen: null }
    // The buyer doesn't see the seller's earnings, nor the seller the buyer's card.
    expect(engagement.money).toEqual({ ...money, ...noEarnings, cardLastFour: '4242' })
    expect((await readEngagement(seller, id)).money).toEqual({ ...money, ...earnings, cardLastFour: null })
    expect(engagement.events.map(({ transition }) => transition)).toEqual([
      'BUY',
      'SUBMIT_REQUIREMENTS',
      'DELIVER',
      'REQUEST_CHANGES',
      'DELIVER',
      'ACCEPT_DELIVERY',
    ])
  })

  test('quote: an offer, a counter-offer and a revised offer lead to a price that is paid and held', async () => {
    const input = { profileId: 'usr-priya-raman', listingId: 'srv-odd', message: 'What would it cost?' }
    const quote = await requestQuote(buyer, input)
    expect(quote).toMatchObject({ state: 'QUOTE_REQUESTED', version: 1, money: { price: null, paid: 0 } })
    expect((await requestQuote(buyer, input)).id).toBe(quote.id)
    await advance(seller, quote.id, { sendOffer: { price: 760, days: 10, message: 'Ten days.' } })
    await advance(buyer, quote.id, { counter: { price: 690, message: 'A little less?' } })
    const offered = await advance(seller, quote.id, {
      sendOffer: { price: 720, days: 8, message: 'Let us meet.' },
    })
    expect(offered).toMatchObject({ state: 'OFFERED', days: 8, money: { price: 720, held: 0 } })
    const declined = await tryAdvance(buyer, quote.id, { acceptOffer: { payment: { token: card.declined } } })
    expect(declined).toMatchObject({ __typename: 'PaymentDeclined', retryable: false })
    const failed = await tryAdvance(buyer, quote.id, { acceptOffer: { payment: { token: card.fails } } })
    expect(failed).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    const engagement = await advance(buyer, quote.id, { acceptOffer: { payment: { token: card.pays } } })
    expect(engagement).toMatchObject({ state: 'AWAITING_REQUIREMENTS', money: { paid: 720, held: 720 } })
    expect(await latestMail('broker@example.com', quote.id)).toMatch(/^Clara Whitfield accepted your offer for ‘/)
  })

  test('advanceEngagement: of two concurrent calls one is refused', async () => {
    const { id, version } = await delivered()
    const both = await Promise.all([1, 2].map(() => tryAdvance(buyer, id, { acceptDelivery: true }, version)))
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['EngagementAdvanced', 'TransitionRefused'])
    expect((await readEngagement(buyer, id)).money).toMatchObject({ held: 0, released: 100.05 })
  })

  test('advanceEngagement: of two in one operation each returns the engagement as it is after that transition', async () => {
    const { id } = await buyService()
    const { data } = await execute(
      SubmitAndDisputeDocument,
      {
        first: { id, version: 1, transition: requirements },
        second: { id, version: 2, transition: dispute },
      },
      buyer,
    )
    const advanced = [data.submitted, data.disputed].map((result) => expectType(result, 'EngagementAdvanced'))
    expect(advanced.map(({ engagement }) => engagement.events.length)).toEqual([2, 3])
  })

  test('accept offer: several concurrent calls charge once', async () => {
    const engagement = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'Twice?' })
    const offer = { sendOffer: { price: 50, days: 1, message: 'Once.' } }
    const { version } = await advance(seller, engagement.id, offer)
    const accept = { acceptOffer: { payment: { token: card.pays } } }
    await Promise.all([1, 2, 3].map(() => tryAdvance(buyer, engagement.id, accept, version)))
    expect((await readEngagement(buyer, engagement.id)).money).toMatchObject({ paid: 50, held: 50 })
  })

  test('advanceEngagement: refused for an old version, with the current state', async () => {
    const { id, version } = await buyService()
    await advance(buyer, id, requirements)
    const late = await tryAdvance(seller, id, { cancel: { reason: 'No time.' } }, version)
    expect(late).toMatchObject({
      __typename: 'TransitionRefused',
      reason: 'VERSION_CONFLICT',
      message: 'This was changed in the meantime. It is now “In progress”.',
      engagement: { state: 'IN_PROGRESS', version: 2 },
    })
  })

  test.each([
    [0, 0, 10.01],
    [50.02, 50.02, 5],
    [100.05, 100.05, 0],
  ])('resolve dispute: a refund of %d releases the rest, less commission', async (refund, refunded, commission) => {
    const { id } = await delivered()
    expect(await advance(buyer, id, dispute)).toMatchObject({ state: 'DISPUTED', deadline: null })
    expect(await tryAdvance(admin, id, { resolve: { refund: 100.06, reason: 'Too much.' } })).toMatchObject({
      __typename: 'InvalidInput',
      field: 'refund',
    })
    const engagement = await advance(admin, id, { resolve: { refund, reason: 'Fair.' } })
    expect(engagement.money).toMatchObject({ held: 0, refunded, commission })
    expect(engagement.events.at(-1)).toMatchObject({ actor: 'ADMIN', amount: refund, note: 'Fair.' })
    const [decided, opened] = await mailbox.mailsTo('broker@example.com')
    expect(decided?.subject).toMatch(/^The dispute about ‘.+’ is decided$/)
    expect(opened?.subject).toMatch(/^Clara Whitfield opened a dispute about ‘/)
  })

  test('cancel: everything is refunded', async () => {
    const { id } = await buyService()
    const engagement = await advance(seller, id, { cancel: { reason: 'No time.' } })
    expect(engagement).toMatchObject({ state: 'CANCELLED', money: { held: 0, refunded: 100.05, earned: 0 } })
  })

  test('product: delivered at once, without rounds of changes', async () => {
    const { availableTransitions } = await buy(buyer, 'prd-odd', 9.95)
    expect(availableTransitions.map(({ input }) => input)).toEqual([
      'acceptDelivery',
      'proposeSettlement',
      'openDispute',
    ])
  })

  test('availableTransitions: have everything that buttons and forms need', async () => {
    const { id } = await buyService()
    const { availableTransitions, otherActorTransitions } = await advance(buyer, id, requirements)
    expect(availableTransitions).toMatchObject([
      { name: 'REQUEST_ADDITION', otherActors: [], automaticAt: null },
      { name: 'PROPOSE_SETTLEMENT', otherActors: ['SELLER'], automaticAt: null },
      { name: 'OPEN_DISPUTE', otherActors: ['SELLER'], automaticAt: null },
    ])
    expect(otherActorTransitions).toMatchObject([
      { name: 'DELIVER', actors: ['SELLER'], automaticAt: null },
      { name: 'PROPOSE_EXTENSION', actors: ['SELLER'], automaticAt: null },
      { name: 'OFFER_ADDITION', actors: ['SELLER'], automaticAt: null },
      { name: 'CANCEL_WORK', actors: ['SELLER', 'CLOCK'], automaticAt: expect.any(String) },
    ])
    const deliver = (await readEngagement(seller, id)).availableTransitions.find(({ name }) => name === 'DELIVER')
    expect(deliver?.fields).toMatchObject([
      { name: 'message', kind: 'TEXT', required: true, maxLength: 5_000 },
      { name: 'links', kind: 'LINKS', required: false, maxLength: 500, maxEntries: 10 },
      { name: 'files', kind: 'FILES', required: false, maxEntries: 10 },
    ])
  })

  test.each([
    ['message', { message: ' ' }],
    ['message', { message: '\u200b' }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['links', { message: 'Here.', links: ['http://plain.example'] }],
    ['links', { message: 'Here.', links: ['javascript:alert(1)'] }],
    ['links', { message: 'Here.', links: Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`) }],
    ['files', { message: 'Here.', files: ['fil-unknown'] }],
  ])('deliver: an invalid %s is refused', async (field, deliver) => {
    const { id } = await buyService()
    await advance(buyer, id, requirements)
    expect(await tryAdvance(seller, id, { deliver })).toMatchObject({ __typename: 'InvalidInput', field })
    expect((await readEngagement(seller, id)).version).toBe(2)
  })

  test.each([
    ['price', { price: 0.5, days: 1, message: 'x' }],
    ['price', { price: 1.001, days: 1, message: 'x' }],
    ['price', { price: 1_000_000.01, days: 1, message: 'x' }],
    ['days', { price: 10, days: 0, message: 'x' }],
    ['days', { price: 10, days: 366, message: 'x' }],
  ])('send offer: an invalid %s is refused', async (field, sendOffer) => {
    const message = `Offer ${JSON.stringify(sendOffer)}`
    const engagement = await requestQuote(buyer, { profileId: 'usr-priya-raman', message })
    expect(await tryAdvance(seller, engagement.id, { sendOffer })).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('engagement: not found by strangers', async () => {
    const { id, number } = await buyService()
    const stranger = await signedInAs(execute, 'FREELANCER')
    expect([await findEngagement(stranger, id), await findEngagement(stranger, number)]).toEqual([null, null])
    expect(await tryAdvance(stranger, id, requirements, 1)).toMatchObject({ __typename: 'EngagementNotFound' })
    expect((await readEngagement(admin, number.toLowerCase())).viewerSide).toBe('ADMIN')
    expect(codeOf(await execute(EngagementDocument, { id }, newVisitor()))).toBe('UNAUTHENTICATED')
  })

  test('engagements: each side lists its own, by state', async () => {
    const { id } = await buyService()
    const list = async (visitor: Visitor, as: EngagementSide, state?: EngagementState) => {
      const { data } = await execute(EngagementsDocument, { as, state }, visitor)
      return data.engagements.nodes.map((node) => node.id)
    }
    expect(await list(buyer, 'BUYER')).toContain(id)
    expect(await list(buyer, 'SELLER')).toEqual([])
    expect(await list(seller, 'SELLER', 'AWAITING_REQUIREMENTS')).toContain(id)
    expect(await list(seller, 'SELLER', 'COMPLETED')).not.toContain(id)
    expect(await list(admin, 'ADMIN')).toContain(id)
    expect(codeOf(await execute(EngagementsDocument, { as: 'ADMIN' }, seller))).toBe('BAD_USER_INPUT')
  })

  test('engagements: each side searches its own by number, title and other party, but not by email address', async () => {
    const { id, number } = await buyService()
    const found = async (visitor: Visitor, as: EngagementSide, text: string) => {
      const { data } = await execute(EngagementsDocument, { as, text }, visitor)
      return data.engagements.nodes.some((node) => node.id === id)
    }
    for (const text of [number.toLowerCase(), 'BY A TEST', ' raman '])
      expect(await found(buyer, 'BUYER', text)).toBe(true)
    for (const text of ['raman\nbroker', 'broker@example.com', 'whitfield', '%'])
      expect(await found(buyer, 'BUYER', text)).toBe(false)
    expect(await found(seller, 'SELLER', 'WHITFIELD')).toBe(true)
    expect(await found(seller, 'SELLER', 'customer@example.com')).toBe(false)
    const long = await execute(EngagementsDocument, { as: 'BUYER', text: 'a'.repeat(201) }, buyer)
    expect(codeOf(long)).toBe('BAD_USER_INPUT')
  })

  test.each([
    [{ profileId: 'usr-marta-keller', message: 'A vendor?' }, 'profileId'],
    [{ profileId: 'usr-nobody', message: 'Nobody?' }, 'profileId'],
    [{ profileId: 'usr-priya-raman', listingId: 'srv-gone', message: 'Gone?' }, 'listingId'],
    [{ profileId: 'usr-tomas-vidal', listingId: 'srv-odd', message: "Another's?" }, 'listingId'],
    [{ profileId: 'usr-priya-raman', message: ' ' }, 'message'],
  ])('request quote: %j is refused', async (input, field) => {
    expect(await tryRequestQuote(buyer, input)).toMatchObject({ __typename: 'InvalidInput', field })
  })
})
