import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { mandatesWith } from '../../testing/mandates'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import { ReviewEngagementDocument, ReviewsOfEngagementDocument } from '../review/review.test.generated'
import {
  BrokerEarningsDocument,
  BrokeredEngagementDocument,
  BrokeredEngagementsDocument,
  BrokerPayoutsDocument,
  CartIntroductionDocument,
} from './mandate.test.generated'

const BROKER = 'usr-priya-raman'
const lineOf = (listingId: string, broker: string) => ({ listingId, quantity: 1, broker })

describe.each(databases)('engagements with a broker on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const infrastructure = testInfrastructure(mailbox.infrastructure)
  const execute = executor(db, infrastructure)
  const { advance, place, tryAdvance, requestQuote, tryRequestQuote } = engagementsWith(execute)
  const mandates = mandatesWith(execute)
  let [broker, buyer, admin]: Visitor[] = []
  let owner: Awaited<ReturnType<typeof registeredAs>>
  beforeAll(async () => {
    ;[broker, buyer, admin] = [
      await signedInAs(execute, 'BROKER'),
      await signedInAs(execute, 'CUSTOMER'),
      await signedInAs(execute, 'ADMIN'),
    ]
    owner = await registeredAs(execute, 'owner@example.com', 'FREELANCER')
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  let count = 0
  /** A listing for $649.99 with an active mandate. */
  const mandated = async (feePercent = 8) => {
    count += 1
    const listingId = `srv-brokered-${count}`
    await addListings(db, [{ id: listingId, sellerId: owner.id, priceCents: 64_999 }])
    return { listingId, ...(await mandates.agree(expectValue(broker), owner.visitor, listingId, feePercent)) }
  }
  const read = async (visitor: Visitor | undefined, id: string) =>
    (await runAs(execute, expectValue(visitor))(BrokeredEngagementDocument, { id })).engagement
  const bought = async (feePercent = 8) => {
    const mandate = await mandated(feePercent)
    const order = { lines: [lineOf(mandate.listingId, mandate.code)], expectedTotal: 649.99 }
    const { engagements } = await place(expectValue(buyer), order)
    return { mandate, id: expectValue(engagements[0]).id }
  }
  const delivered = async () => {
    const sale = await bought()
    await advance(expectValue(buyer), sale.id, { submitRequirements: { message: 'Between us.' } })
    await advance(owner.visitor, sale.id, { deliver: { message: 'Here.' } })
    return sale
  }
  const payouts = async () => (await runAs(execute, expectValue(broker))(BrokerPayoutsDocument, {})).payouts

  test('purchase: a broker who buys by the own link is not introduced, and gets no fee', async () => {
    const { listingId, code } = await mandated()
    const order = { lines: [lineOf(listingId, code)], expectedTotal: 649.99 }
    const [{ id } = { id: '' }] = (await place(expectValue(broker), order)).engagements
    expect((await read(broker, id))?.introduction).toBeNull()
  })

  test('purchase: who buys by the link reads the broker and the fee before paying, and gets an engagement of three', async () => {
    const { listingId, code } = await mandated()
    const { cartQuote } = await runAs(execute, expectValue(buyer))(CartIntroductionDocument, {
      lines: [lineOf(listingId, code)],
    })
    const text = 'Introduced by Priya Raman, who receives 8% of the price from the seller.'
    expect(cartQuote.groups[0]?.lines[0]?.introduction?.text).toBe(text)
    const { engagements } = await place(expectValue(buyer), { lines: [lineOf(listingId, code)], expectedTotal: 649.99 })
    const { id } = expectValue(engagements[0])
    for (const [visitor, side] of [
      [buyer, 'BUYER'],
      [owner.visitor, 'SELLER'],
      [broker, 'BROKER'],
    ] as const)
      expect(await read(visitor, id)).toMatchObject({ viewerSide: side, introduction: { feePercent: 8, text } })
    expect(await read(await signedInAs(execute, 'VENDOR'), id)).toBeNull()
    const { engagements: brokered } = await runAs(execute, expectValue(broker))(BrokeredEngagementsDocument, {})
    expect(brokered.nodes[0]?.id).toBe(id)
    const [mail] = await mailbox.mailsTo('broker@example.com')
    expect(mail?.subject).toContain('Bought')
  })

  test('purchase: a code of an ended mandate or of another listing is ignored', async () => {
    const { listingId, code, ...mandate } = await mandated()
    const other = await mandated()
    await mandates.advance(owner.visitor, mandate, 'END')
    for (const wrong of [code, other.code]) {
      const { engagements } = await place(expectValue(buyer), {
        lines: [lineOf(listingId, wrong)],
        expectedTotal: 649.99,
      })
      expect((await read(buyer, expectValue(engagements[0]).id))?.introduction).toBeNull()
    }
  })

  test('purchase: the code of an account that is no broker any more is ignored', async () => {
    const { listingId, code } = await mandated()
    await db.updateTable('mandate').set({ brokerId: 'usr-clara-whitfield' }).where('code', '=', code).execute()
    const { engagements } = await place(expectValue(buyer), { lines: [lineOf(listingId, code)], expectedTotal: 649.99 })
    expect((await read(buyer, expectValue(engagements[0]).id))?.introduction).toBeNull()
  })

  test('release: the price is split among seller, broker and platform, and each sees the fee', async () => {
    const before = await payouts()
    const { id } = await delivered()
    expect((await read(broker, id))?.youWillEarn).toBe(52)
    expect((await read(owner.visitor, id))?.youWillEarn).toBe(532.99)
    const running = await payouts()
    expect(running.underWay.nodes).toContainEqual({ id, youWillEarn: 52 })
    expect(running.held).toBeCloseTo(before.held + 649.99)
    await advance(expectValue(buyer), id, { acceptDelivery: true })
    const money = { released: 649.99, commission: 65, brokerFee: 52, earned: 532.99 }
    expect((await read(broker, id))?.money).toMatchObject({ ...money, cardLastFour: null })
    expect((await read(owner.visitor, id))?.money).toMatchObject(money)
    expect((await read(buyer, id))?.money).toMatchObject({ brokerFee: 52, commission: null, earned: null })
    const { balance, held, statement } = await payouts()
    expect(balance).toBeCloseTo(before.balance + 52, 5)
    expect(held).toBeCloseTo(before.held)
    expect(statement.nodes[0]).toEqual({ kind: 'EARNED', amount: 52, engagement: { id } })
  })

  test('split: all three see it before and after the release, and the buyer sees no commission in it', async () => {
    const { id } = await delivered()
    const splitsOf = async () => {
      const readers = [buyer, owner.visitor, broker]
      return Promise.all(readers.map(async (reader) => (await read(reader, id))?.money.split))
    }
    const expected = (sum: number, brokerFee: number, commission: number, sellerSide: number) => [
      { sum, brokerFee, commission: null, sellerSide: sellerSide + commission },
      { sum, brokerFee, commission, sellerSide },
      { sum, brokerFee, commission, sellerSide },
    ]
    expect(await splitsOf()).toEqual(expected(649.99, 52, 65, 532.99))
    await advance(expectValue(buyer), id, { acceptDelivery: true })
    expect(await splitsOf()).toEqual(expected(649.99, 52, 65, 532.99))
    await advance(owner.visitor, id, { refund: { amount: 100, reason: 'A part is missing.' } })
    expect(await splitsOf()).toEqual(expected(549.99, 44, 55, 450.99))
    await advance(owner.visitor, id, { refund: { amount: 549.99, reason: 'All of it.' } })
    expect(await splitsOf()).toEqual([null, null, null])
  })

  test('split: an order without a broker has none', async () => {
    const { listingId } = await mandated()
    const order = { lines: [{ listingId, quantity: 1 }], expectedTotal: 649.99 }
    const { engagements } = await place(expectValue(buyer), order)
    expect((await read(buyer, expectValue(engagements[0]).id))?.money.split).toBeNull()
  })

  test('refund after completion: seller, broker and platform give back in proportion', async () => {
    const { id } = await delivered()
    await advance(expectValue(buyer), id, { acceptDelivery: true })
    await advance(owner.visitor, id, { refund: { amount: 100, reason: 'A part is missing.' } })
    const money = expectValue(await read(admin, id)).money
    expect(money).toMatchObject({ released: 549.99, commission: 55, brokerFee: 44 })
    expect((await payouts()).statement.nodes[0]).toMatchObject({ kind: 'REFUNDED', amount: -8 })
    await advance(owner.visitor, id, { refund: { amount: 549.99, reason: 'All of it.' } })
    expect(expectValue(await read(admin, id)).money).toMatchObject({
      released: 0,
      commission: 0,
      brokerFee: 0,
      earned: 0,
    })
  })

  test('dispute: the fee is a part of what is released', async () => {
    const { id } = await delivered()
    await advance(expectValue(buyer), id, { openDispute: { reason: 'Late.' } })
    expect((await read(broker, id))?.explanation).toContain('your fee is part of it')
    const [resolve] = expectValue(await read(admin, id)).availableTransitions.filter(({ name }) => name === 'RESOLVE')
    expect(resolve?.explanation).toContain('less Marque’s commission and the broker’s fee')
    expect(resolve?.split).toEqual({ commissionPercent: 10, brokerFeePercent: 8 })
    await advance(expectValue(admin), id, { resolve: { refund: 249.99, reason: 'Half.' } })
    const outcomes = [buyer, owner.visitor, broker, admin].map(
      async (visitor) => (await read(visitor, id))?.events.at(-1)?.outcome,
    )
    expect(await Promise.all(outcomes)).toEqual([
      'You get $249.99 of $649.99 back. $400.00 goes to the seller, $32.00 of it to the broker.',
      'You get $328.00: $400.00 of $649.99, less Marque’s commission of $40.00 and the broker’s fee of $32.00. $249.99 goes back to the buyer.',
      '$249.99 of $649.99 goes back to the buyer. Of the other $400.00, you get $32.00, the seller $328.00 and Marque $40.00.',
      '$249.99 of $649.99 goes back to the buyer. Of the other $400.00, the seller gets $328.00, the broker $32.00 and Marque $40.00.',
    ])
    expect((await mailbox.mailsTo('owner@example.com'))[0]?.text).toContain(
      '$400.00 is released to you, less Marque’s commission of $40.00 and the broker’s fee of $32.00, and $249.99 goes back to',
    )
    expect(expectValue(await read(admin, id)).money).toMatchObject({
      released: 400,
      commission: 40,
      brokerFee: 32,
      earned: 328,
    })
  })

  test('mandate: its end, and the next one with another fee, leave running engagements as they are', async () => {
    const { id, mandate } = await bought(8)
    await mandates.advance(owner.visitor, mandate, 'END')
    await mandates.agree(expectValue(broker), owner.visitor, mandate.listingId, 20)
    expect((await read(owner.visitor, id))?.introduction?.feePercent).toBe(8)
  })

  test('broker: sees status and money, but no messages, requirements, invoices or orders of the parties', async () => {
    const { id } = await delivered()
    const seen = expectValue(await read(broker, id))
    expect(seen).toMatchObject({ canMessage: false, invoices: [], order: null, availableTransitions: [] })
    expect(seen.events.map(({ transition, note }) => [transition, note])).toEqual([
      ['BUY', null],
      ['SUBMIT_REQUIREMENTS', null],
      ['DELIVER', null],
    ])
    expect((await read(owner.visitor, id))?.events[1]?.note).toBe('Between us.')
    for (const transition of [{ acceptDelivery: true }, { openDispute: { reason: 'No.' } }])
      expect(expectType(await tryAdvance(expectValue(broker), id, transition), 'TransitionRefused').reason).toBe(
        'WRONG_ACTOR',
      )
  })

  test('broker: sees the buyer’s review, which is public, and not the seller’s', async () => {
    const { id } = await delivered()
    await advance(expectValue(buyer), id, { acceptDelivery: true })
    for (const visitor of [expectValue(buyer), owner.visitor]) {
      const input = { engagementId: id, rating: 5, text: 'Clear and quick.' }
      const { reviewEngagement } = await runAs(execute, visitor)(ReviewEngagementDocument, { input })
      expectType(reviewEngagement, 'ReviewWritten')
    }
    const sidesFor = async (visitor: Visitor | undefined) => {
      const { engagement } = await runAs(execute, expectValue(visitor))(ReviewsOfEngagementDocument, { id })
      return engagement?.reviews.map(({ side }) => side)
    }
    expect(await sidesFor(broker)).toEqual(['BUYER'])
    for (const visitor of [buyer, owner.visitor, admin]) expect(await sidesFor(visitor)).toEqual(['BUYER', 'SELLER'])
  })

  test('account: a broker can’t leave while an order that was introduced is running', async () => {
    const { id } = await bought()
    const { accountDeletion } = createContainer(db, infrastructure, nobody)
    expect((await accountDeletion.openOrdersOf(BROKER)).map((order) => order.id)).toContain(id)
  })

  test('quote: the broker sends the offer for the owner while the mandate is active', async () => {
    const { listingId, code, ...mandate } = await mandated(10)
    const request = { profileId: owner.id, listingId, message: 'How much?', broker: code }
    const { id } = await requestQuote(expectValue(buyer), request)
    expect((await read(broker, id))?.events[0]?.note).toBe('How much?')
    expect((await read(buyer, id))?.otherActors.map(({ actor }) => actor)).toContain('BROKER')
    const offer = { sendOffer: { price: 500, days: 5, message: 'For the owner.' } }
    const { youWillEarn } = await runAs(execute, expectValue(broker))(BrokerEarningsDocument, {
      price: 500,
      engagementId: id,
    })
    expect(youWillEarn).toBe(50)
    const stranger = await registeredAs(execute, 'no-part@example.com', 'BROKER')
    const ofOthers = { price: 500, engagementId: id }
    expect((await runAs(execute, stranger.visitor)(BrokerEarningsDocument, ofOthers)).youWillEarn).toBeNull()
    expect((await read(buyer, id))?.money.split).toBeNull()
    await advance(expectValue(broker), id, offer)
    const split = { sum: 500, brokerFee: 50, commission: null, sellerSide: 450 }
    expect((await read(buyer, id))?.money.split).toEqual(split)
    expect((await read(owner.visitor, id))?.events.at(-1)).toMatchObject({ actor: 'BROKER', by: { id: BROKER } })
    await mandates.advance(owner.visitor, mandate, 'END')
    const refused = expectType(await tryAdvance(expectValue(broker), id, offer), 'TransitionRefused')
    expect(refused.reason).toBe('CONDITION_NOT_MET')
    await advance(owner.visitor, id, { sendOffer: { price: 450, days: 5, message: 'From me.' } })
    await advance(expectValue(buyer), id, { acceptOffer: { payment: { token: card.pays } } })
    expect(await read(owner.visitor, id)).toMatchObject({ state: 'AWAITING_REQUIREMENTS', youWillEarn: 360 })
    const again = await tryRequestQuote(expectValue(buyer), { ...request, message: 'And now?' })
    expect((await read(buyer, expectType(again, 'QuoteRequested').engagement.id))?.introduction).toBeNull()
  })
})
