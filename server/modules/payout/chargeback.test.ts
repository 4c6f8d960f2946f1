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
  afterEach(async () => {
    await expectBalancedLedger(db)
    market.passMinutes(180)
    const differences = await market.reconcile()
    // The fake Stripe books by real time.
    market.passMinutes(-180)
    expect(differences).toEqual([])
  })
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })

  const dispute = async (sessionId: string, cents?: number) => {
    await market.notify(market.stripe.people.dispute(sessionId, cents))
    return expectValue(market.stripe.books.disputes.all()[0]).id
  }
  const decide = (id: string, decision: 'won' | 'lost') => market.notify(market.stripe.people.decide(id, decision))

  /** The credit notes of an engagement, in cents. */
  const creditedOf = async (id: string) => {
    const lines = db
      .selectFrom('invoiceLine')
      .innerJoin('invoice', 'invoice.id', 'invoiceLine.invoiceId')
      .select('invoiceLine.cents')
      .where('engagementId', '=', id)
      .where('kind', '=', 'CREDIT_NOTE')
    return (await lines.orderBy('number').execute()).map(({ cents }) => cents)
  }

  test('chargeback: an open one freezes the transfer and is shown to both parties; a won one sends it', async () => {
    const { id, sessionId } = await market.buy()
    const disputeId = await dispute(sessionId)
    await market.complete(id)
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'frozen' })
    expect(await market.sentFor(id)).toEqual([])
    for (const visitor of [market.buyer, market.seller])
      expect((await market.earningsSeenBy(visitor, id)).chargeback).toMatchObject({ state: 'OPEN', amount: 699 })
    await decide(disputeId, 'won')
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
  })

  test('chargeback: a lost one before the release takes held funds, and nothing is transferred', async () => {
    const { id, sessionId } = await market.buy()
    await decide(await dispute(sessionId), 'lost')
    expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ held: 0, refunded: 699 })
    expect(await creditedOf(id)).toEqual([69_900])
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

  test('chargeback: a settlement that gives back all that a lost one has left cancels the order', async () => {
    const { id, sessionId } = await market.buy()
    await market.advance(market.buyer, id, { submitRequirements: { message: 'All.' } })
    await decide(await dispute(sessionId, 10_000), 'lost')
    await market.advance(market.seller, id, { proposeSettlement: { refund: 599, reason: 'Ill.' } })
    const settled = await market.advance(market.buyer, id, { acceptSettlement: true })
    expect(settled).toMatchObject({ state: 'CANCELLED', money: { held: 0, released: 0, refunded: 699 } })
    await market.runRefunds()
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
  describe('of an order that is cancelled or refunded while the bank decides', () => {
    const cancel = (id: string) => market.advance(market.buyer, id, { cancel: { reason: 'No time.' } })
    const refundsOf = (id: string) =>
      db
        .selectFrom('refund')
        .select(['cents', 'supersededCents', 'doneAt', 'nextAttemptAt'])
        .where('engagementId', '=', id)
        .execute()
    /** At Stripe, in cents. */
    const refundedTo = (sessionId: string) => {
      const intent = market.stripe.books.sessions.find(sessionId)?.payment_intent
      return market.stripe.books.refunds.all().flatMap((row) => (row.payment_intent === intent ? [row.amount] : []))
    }
    /** The refund is due, and refused while the bank decides. */
    const tryRefunds = async () => {
      market.passMinutes(400)
      await market.runRefunds().catch(() => {})
      market.passMinutes(-400)
    }

    test('a lost one ends the refund, which the bank has paid', async () => {
      const { id, sessionId } = await market.buy()
      const disputeId = await dispute(sessionId)
      await cancel(id)
      await tryRefunds()
      expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ refunded: 699, refundPending: 699 })
      await decide(disputeId, 'lost')
      await tryRefunds()
      expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ refunded: 699, refundPending: 0 })
      expect(await refundsOf(id)).toEqual([
        { cents: 69_900, supersededCents: 69_900, doneAt: null, nextAttemptAt: null },
      ])
      expect(refundedTo(sessionId)).toEqual([])
    })

    test('a won one sends the refund, once', async () => {
      const { id, sessionId } = await market.buy()
      const disputeId = await dispute(sessionId)
      await cancel(id)
      await tryRefunds()
      await decide(disputeId, 'won')
      await market.runRefunds()
      await tryRefunds()
      expect(refundedTo(sessionId)).toEqual([69_900])
      expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ refunded: 699, refundPending: 0 })
    })

    test('a lost one of a part is subtracted from the refund, and the rest is refunded once', async () => {
      const { id, sessionId } = await market.buy()
      const disputeId = await dispute(sessionId, 10_000)
      await cancel(id)
      await tryRefunds()
      await decide(disputeId, 'lost')
      expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ refunded: 699, refundPending: 599 })
      await market.runRefunds()
      await tryRefunds()
      expect(refundedTo(sessionId)).toEqual([59_900])
      expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ refunded: 699, refundPending: 0 })
    })

    test('a lost one over more than a refund takes the rest from the seller', async () => {
      const { id, sessionId } = await market.buy()
      const disputeId = await dispute(sessionId, 40_000)
      await market.advance(market.seller, id, { proposeSettlement: { refund: 300, reason: 'Half is done.' } })
      await market.advance(market.buyer, id, { acceptSettlement: true })
      await tryRefunds()
      await decide(disputeId, 'lost')
      await market.runTransfers()
      await tryRefunds()
      expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({
        released: 299,
        refunded: 400,
        refundPending: 0,
      })
      expect(refundedTo(sessionId)).toEqual([])
      expect(await creditedOf(id)).toEqual([30_000, 10_000])
      expect((await market.sentFor(id)).map(({ amount }) => amount)).toEqual([26_910])
    })

    test('a payment for something that is gone is not refunded, too, and admins are told', async () => {
      const sessionId = await market.payInVain()
      const [refund] = await db.selectFrom('refund').selectAll().where('engagementId', 'is', null).execute()
      const disputeId = await dispute(sessionId)
      await tryRefunds()
      await decide(disputeId, 'lost')
      await tryRefunds()
      const rows = db.selectFrom('refund').selectAll().where('id', '=', expectValue(refund).id)
      expect(await rows.executeTakeFirst()).toMatchObject({ supersededCents: 69_900, nextAttemptAt: null })
      expect(refundedTo(sessionId)).toEqual([])
      const chargeKey = expectValue(refund).chargeKey
      const told = db.selectFrom('notification').select(['title', 'path']).where('text', 'like', `%${chargeKey}%`)
      const notice = { title: 'Payment without an order: chargeback', path: '/dashboard' }
      expect(await told.where('userId', '=', 'usr-adrian-cole').execute()).toEqual([notice, notice])
    })

    test('a lost one of a part ends that part of a refund that turns out to have failed before', async () => {
      const { id, sessionId } = await market.buy()
      await cancel(id)
      await market.runRefunds()
      const failed = market.stripe.people.failRefund(expectValue(market.stripe.books.refunds.all()[0]).id)
      await decide(await dispute(sessionId, 30_000), 'lost')
      await market.notify(failed)
      await tryRefunds()
      expect(refundedTo(sessionId)).toEqual([39_900, 69_900])
      expect(await refundsOf(id)).toMatchObject([{ supersededCents: 30_000, doneAt: expect.any(String) }])
      expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ refunded: 699, refundPending: 0 })
    })

    test('admins are not told of a refund that waits for the bank', async () => {
      const { id, sessionId } = await market.buy()
      const disputeId = await dispute(sessionId)
      await cancel(id)
      for (let attempt = 0; attempt < 7; attempt += 1) await tryRefunds()
      const told = db.selectFrom('notification').select('id').where('title', '=', 'A refund keeps failing')
      expect(await told.where('path', 'like', `%${id}`).execute()).toEqual([])
      await decide(disputeId, 'won')
      await market.runRefunds()
      expect(refundedTo(sessionId)).toEqual([69_900])
    })
  })
})
