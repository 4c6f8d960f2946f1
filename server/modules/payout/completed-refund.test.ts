import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { ApiError } from '../../testing/fake-stripe/api-error'
import { openMarketplaceWithPayouts } from './payout.testing'

const refund = (amount: number) => ({ refund: { amount, reason: 'A part is missing.' } })

describe.each(databases)('refund of a completed engagement at Stripe on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openMarketplaceWithPayouts(db)

  const sold = async () => {
    const bought = await market.buy()
    await market.complete(bought.id)
    return bought
  }
  /** The amounts that came back from the transfers for the engagement. */
  const reversedFor = async (id: string) => {
    const sent = (await market.sentFor(id)).map((transfer) => transfer.id)
    const reversals = market.stripe.books.reversals.all().filter(({ transfer }) => sent.includes(transfer))
    return reversals.map(({ amount }) => amount).sort()
  }
  // Sends what another test has left.
  beforeEach(() => market.runTransfers())

  test('each part of a sent transfer is reversed once, and the statement says so', async () => {
    const paidOutBefore = (await market.payouts()).paidOut
    const { id, sessionId } = await sold()
    await market.runTransfers()
    const before = (await market.payouts()).balance
    await market.advance(market.seller, id, refund(100))
    await market.advance(market.seller, id, refund(599))
    await market.runTransfers()
    market.stripe.forgetIdempotencyKeys()
    await market.runTransfers()
    expect(await reversedFor(id)).toEqual([53_910, 9_000])
    expect(await market.transferOf(id)).toMatchObject({ state: 'reversed', cents: 62_910, reversedCents: 62_910 })
    await market.runRefunds()
    const { balance, paidOut, statement } = await market.payouts()
    expect([balance, paidOut]).toEqual([before, paidOutBefore])
    const ofEngagement = statement.nodes.filter(({ engagement }) => engagement.id === id)
    expect(ofEngagement.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
      'EARNED 629.1',
      'PAID_OUT -629.1',
      'REFUNDED -539.1',
      'REFUNDED -90',
      'RETURNED 539.1',
      'RETURNED 90',
    ])
    const intent = market.stripe.books.sessions.find(sessionId)?.payment_intent
    const refunds = market.stripe.books.refunds.all().filter(({ payment_intent }) => payment_intent === intent)
    expect(refunds.map(({ amount }) => amount).sort()).toEqual([10_000, 59_900])
  })

  test('a transfer that is not sent becomes smaller, or is not made', async () => {
    const [part, all] = [await sold(), await sold()]
    await market.advance(market.seller, part.id, refund(100))
    await market.advance(market.seller, all.id, refund(699))
    await market.runTransfers()
    expect((await market.sentFor(part.id)).map(({ amount }) => amount)).toEqual([53_910])
    expect(await market.sentFor(all.id)).toEqual([])
    expect(await market.transferOf(all.id)).toMatchObject({ state: 'canceled' })
  })

  test('a transfer that was sent before it became smaller, without an answer to us, is reversed in part', async () => {
    const { id } = await sold()
    await market.runTransfers()
    const unanswered = { state: 'open', sentAt: null } as const
    await db.updateTable('transfer').set(unanswered).where('engagementId', '=', id).execute()
    await market.advance(market.seller, id, refund(100))
    await market.runTransfers()
    await market.runTransfers()
    expect(await reversedFor(id)).toEqual([9_000])
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent', cents: 62_910, reversedCents: 9_000 })
  })

  test('a transfer whose answer is lost comes back if all of it is refunded before the retry', async () => {
    const { id } = await sold()
    const lost = (path: string) => ({ path, lost: true }) as const
    // The charge is looked up, and then three requests for the transfer are carried out.
    market.stripe.fail(lost('/v1/checkout/sessions'), ...Array.from({ length: 3 }, () => lost('/v1/transfers')))
    await expect(market.runTransfers()).rejects.toThrow('connection to Stripe')
    expect(await market.transferOf(id)).toMatchObject({ state: 'open', sentAt: null })
    await market.advance(market.seller, id, refund(699))
    await market.runTransfers()
    await market.runTransfers()
    expect((await market.sentFor(id)).map(({ amount }) => amount)).toEqual([62_910])
    expect(await reversedFor(id)).toEqual([62_910])
    expect(await market.transferOf(id)).toMatchObject({ state: 'reversed', cents: 62_910, reversedCents: 62_910 })
  })

  test('a payment that the buyer’s bank asks back is not refunded, too', async () => {
    const { id, sessionId } = await sold()
    await market.notify(market.stripe.people.dispute(sessionId))
    expect((await market.readEngagement(market.seller, id)).availableTransitions).toEqual([])
    expect(await market.tryAdvance(market.seller, id, refund(1))).toMatchObject({ reason: 'CONDITION_NOT_MET' })
  })

  test('a canceled transfer that Stripe does not know is looked up for an hour after its request', async () => {
    const { id } = await sold()
    market.stripe.fail({ path: '/v1/transfers', error: new ApiError('Not now.') })
    await expect(market.runTransfers()).rejects.toThrow('Not now.')
    await market.advance(market.seller, id, refund(699))
    const lookUps = async () => {
      const before = market.stripe.requests.length
      await market.runTransfers()
      return market.stripe.requests.slice(before)
    }
    expect(await lookUps()).toEqual(['GET /v1/transfers'])
    market.passMinutes(61)
    expect(await lookUps()).toEqual(['GET /v1/transfers'])
    expect(await lookUps()).toEqual([])
  })
})
