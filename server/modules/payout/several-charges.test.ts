import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { expectType, expectValue } from '../../testing/result'
import { openMarketplaceWithPayouts } from './payout.testing'

describe.each(databases)('an order with several charges at Stripe on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openMarketplaceWithPayouts(db)

  /** A purchase of $699.00 with an addition of $80.00, each paid on Stripe's page. */
  const withAddition = async () => {
    const { id, sessionId } = await market.buy()
    await market.advance(market.buyer, id, { submitRequirements: { message: 'All.' } })
    await market.advance(market.seller, id, { offerAddition: { price: 80, message: 'A second mark.' } })
    expectType(await market.tryAdvance(market.buyer, id, { acceptAddition: { payment: null } }), 'PaymentRedirect')
    const additionSessionId = await market.payLatest()
    return { id, sessionId, additionSessionId }
  }
  const complete = async (id: string) => {
    await market.advance(market.seller, id, { deliver: { message: 'Done.' } })
    await market.advance(market.buyer, id, { acceptDelivery: true })
    await market.runTransfers()
  }
  const sentFor = async (id: string) => (await market.sentFor(id)).map(({ amount }) => amount).sort((a, b) => a - b)
  const transfersOf = (id: string) =>
    db
      .selectFrom('transfer')
      .select(['cents', 'reversedCents', 'state'])
      .where('engagementId', '=', id)
      .orderBy('cents')
      .execute()
  const refundsAt = () => market.stripe.books.refunds.all().map(({ amount }) => amount)

  test('the addition is held, and the release is transferred charge by charge', async () => {
    const { id } = await withAddition()
    const { money } = await market.readEngagement(market.buyer, id)
    expect(money).toMatchObject({ price: 779, paid: 779, held: 779 })
    await complete(id)
    expect(await sentFor(id)).toEqual([7_200, 62_910])
  })

  test('a refund after completion goes to both cards, and takes both transfers back in part', async () => {
    const { id } = await withAddition()
    await complete(id)
    const before = refundsAt().length
    await market.advance(market.seller, id, { refund: { amount: 100, reason: 'A part is missing.' } })
    await market.runRefunds()
    await market.runTransfers()
    expect(
      refundsAt()
        .slice(0, refundsAt().length - before)
        .sort((a, b) => a - b),
    ).toEqual([2_000, 8_000])
    expect(await transfersOf(id)).toEqual([
      { cents: 7_200, reversedCents: 7_200, state: 'reversed' },
      { cents: 62_910, reversedCents: 1_800, state: 'sent' },
    ])
  })

  test('a refund of the addition takes back its own transfer, so that a dispute of the other charge keeps the rest', async () => {
    // The transfers of a release may have the same time, and ids are random.
    for (let round = 0; round < 4; round++) {
      const { id, sessionId } = await withAddition()
      await market.advance(market.seller, id, { deliver: { message: 'Done.' } })
      await market.advance(market.buyer, id, { acceptDelivery: true })
      await market.advance(market.seller, id, { refund: { amount: 80, reason: 'The second mark is late.' } })
      await market.notify(market.stripe.people.dispute(sessionId))
      await market.runRefunds()
      await market.runTransfers()
      expect(await sentFor(id)).toEqual([])
      expect(await transfersOf(id)).toEqual([
        { cents: 7_200, reversedCents: 7_200, state: 'canceled' },
        { cents: 62_910, reversedCents: 0, state: 'frozen' },
      ])
    }
  })

  test('a lost chargeback takes back its own charge alone, and the rest is refunded to the other', async () => {
    const { id, additionSessionId } = await withAddition()
    const dispute = market.stripe.people.dispute(additionSessionId)
    await market.notify(dispute)
    await market.notify(market.stripe.people.decide(dispute.data.object.id, 'lost'))
    expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ held: 699, refunded: 80 })
    const before = refundsAt().length
    await market.advance(market.seller, id, { cancelWork: { reason: 'Ill.' } })
    await market.runRefunds()
    expect(refundsAt().slice(0, refundsAt().length - before)).toEqual([69_900])
    const notes = await db
      .selectFrom('invoice as note')
      .innerJoin('invoice', 'invoice.id', 'note.correctsId')
      .innerJoin('invoiceLine', 'invoiceLine.invoiceId', 'note.id')
      .select(['note.grossCents', 'invoice.grossCents as corrected'])
      .where('invoiceLine.engagementId', '=', id)
      .orderBy('note.grossCents')
      .execute()
    expect(notes).toEqual([
      { grossCents: 8_000, corrected: 8_000 },
      { grossCents: 69_900, corrected: 69_900 },
    ])
  })

  test('a lost chargeback after the transfers reverses that of its charge', async () => {
    const { id, sessionId } = await withAddition()
    await complete(id)
    const dispute = market.stripe.people.dispute(sessionId)
    await market.notify(dispute)
    await market.notify(market.stripe.people.decide(dispute.data.object.id, 'lost'))
    await market.runTransfers()
    expect(await transfersOf(id)).toEqual([
      { cents: 7_200, reversedCents: 0, state: 'sent' },
      { cents: 62_910, reversedCents: 62_910, state: 'reversed' },
    ])
  })

  test('the books of Stripe, our rows and the ledger are equal after payments, transfers and refunds', async () => {
    const { id } = await withAddition()
    await complete(id)
    await market.advance(market.seller, id, { refund: { amount: 100, reason: 'A part is missing.' } })
    await market.runRefunds()
    await market.runTransfers()
    market.passMinutes(180)
    expect(expectValue(await market.reconcile())).toEqual([])
  })
})
