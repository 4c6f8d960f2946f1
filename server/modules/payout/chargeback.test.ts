import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { expectBalancedLedger } from '../../testing/engagements'
import { expectValue } from '../../testing/result'
import { openStripeMarketplace } from './payout.testing'

describe.each(databases)('chargebacks on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openStripeMarketplace(db)
  beforeAll(async () => {
    await market.openAccount()
    await market.finishAccount()
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })

  const dispute = async (sessionId: string, cents?: number) => {
    await market.notify(market.stripe.people.dispute(sessionId, cents))
    return expectValue(market.stripe.books.disputes.all()[0]).id
  }
  const decide = (id: string, decision: 'won' | 'lost') => market.notify(market.stripe.people.decide(id, decision))

  test('chargeback: an open one freezes the transfer and is shown to both parties; a won one sends it', async () => {
    const { id, sessionId } = await market.buy()
    const disputeId = await dispute(sessionId)
    await market.complete(id)
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'frozen' })
    expect(await market.sentFor(id)).toEqual([])
    for (const visitor of [market.buyer, market.seller])
      expect((await market.earningsSeenBy(visitor, id)).chargeback).toEqual({ state: 'OPEN', amount: 699 })
    await decide(disputeId, 'won')
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
  })

  test('chargeback: a lost one before the release takes held funds, and nothing is transferred', async () => {
    const { id, sessionId } = await market.buy()
    await decide(await dispute(sessionId), 'lost')
    expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ held: 0, refunded: 699 })
    await market.complete(id)
    await market.runTransfers()
    expect(await market.sentFor(id)).toEqual([])
  })

  test('chargeback: a lost one of a part is booked once, however often it is notified, and the rest is transferred', async () => {
    const { id, sessionId } = await market.buy()
    const disputeId = await dispute(sessionId, 10_000)
    await decide(disputeId, 'lost')
    await market.notify(market.stripe.books.record('charge.dispute.updated', { id: disputeId, created: 0 }))
    expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ held: 599, refunded: 100 })
    await market.complete(id)
    await market.runTransfers()
    expect((await market.sentFor(id)).map(({ amount }) => amount)).toEqual([53_910])
  })

  test('chargeback: a lost one after the release cancels a transfer that is not sent', async () => {
    const { id, sessionId } = await market.buy()
    await market.complete(id)
    const disputeId = await dispute(sessionId)
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'frozen' })
    await decide(disputeId, 'lost')
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'canceled' })
    expect(await market.sentFor(id)).toEqual([])
  })

  test('chargeback: a lost one after the transfer reverses it once, and the statement says so', async () => {
    const { id, sessionId } = await market.buy()
    await market.complete(id)
    await market.runTransfers()
    const before = (await market.payouts()).balance
    const disputeId = await dispute(sessionId)
    await decide(disputeId, 'lost')
    await market.notify(market.stripe.books.record('charge.dispute.updated', { id: disputeId, created: 0 }))
    await Promise.all([market.runTransfers(), market.runTransfers()])
    expect(market.stripe.books.reversals.all().map(({ amount }) => amount)).toEqual([62_910])
    expect(await market.transferOf(id)).toMatchObject({ state: 'reversed' })
    const { balance, statement } = await market.payouts()
    expect(balance).toBe(before)
    const ofEngagement = statement.nodes.filter(({ engagement }) => engagement.id === id)
    expect(ofEngagement.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
      'CHARGED_BACK -629.1',
      'EARNED 629.1',
      'PAID_OUT -629.1',
      'RETURNED 629.1',
    ])
  })
})
