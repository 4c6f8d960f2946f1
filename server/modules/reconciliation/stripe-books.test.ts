import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { expectValue } from '../../testing/result'
import { BROKER, openStripeMarketplace } from '../payout/payout.testing'

const HOUR_MINUTES = 60

describe.each(databases)('reconciliation with the fake Stripe on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openStripeMarketplace(db)
  const { books, people } = market.stripe
  beforeAll(async () => {
    await market.openAccount()
    await market.finishAccount()
  })
  afterAll(async () => {
    await market.stop()
    await db.destroy()
  })

  const paidOut = async () => {
    const bought = await market.buy()
    await market.complete(bought.id)
    await market.runTransfers()
    return { ...bought, transferId: (await market.transferOf(bought.id)).id }
  }
  const compare = async () => {
    await market.runRefunds()
    await market.runTransfers()
    market.passMinutes(3 * HOUR_MINUTES)
    const differences = await market.reconcile()
    // The fake Stripe books by real time.
    market.passMinutes(-3 * HOUR_MINUTES)
    return differences
  }
  const forget = (source: string) =>
    books.balance.remove(expectValue(books.balance.all().find((row) => row.source === source)).id)

  test('equal books have no differences: payments, refunds, transfers, reversals, chargebacks', async () => {
    await market.buy()
    const refunded = await paidOut()
    await market.advance(market.seller, refunded.id, { refund: { amount: 99.99, reason: 'A part is missing.' } })
    const lost = await paidOut()
    const dispute = people.dispute(lost.sessionId)
    await market.notify(dispute)
    await market.notify(people.decide(dispute.data.object.id, 'lost'))
    const won = await paidOut()
    const other = people.dispute(won.sessionId)
    await market.notify(other)
    await market.notify(people.decide(other.data.object.id, 'won'))
    expect(await compare()).toEqual([])
  })

  test('a broker’s fee is compared with the transfers to the broker, also after a refund', async () => {
    const { id } = await market.buy()
    await market.introduce(id)
    await market.complete(id)
    expect(await compare()).toEqual([])
    await market.advance(market.seller, id, { refund: { amount: 100, reason: 'A part is missing.' } })
    expect(await compare()).toEqual([])
    const toBroker = db.updateTable('transfer').where('engagementId', '=', id).where('payeeId', '=', BROKER)
    await toBroker.set({ reversedCents: 100 }).execute()
    expect(await compare()).toEqual([`The transfers of ${id} leave the broker $46.92. In the ledger it is $47.92.`])
    await toBroker.set({ reversedCents: 0 }).execute()
  })

  test('an inquiry whose notification was lost is told once, and looked up', async () => {
    const { sessionId } = await market.buy()
    const key = people.inquire(sessionId).data.object.id
    expect(await compare()).toEqual([`A bank has opened an inquiry with the key ${key}, which we don’t know.`])
    const inquiry = db.selectFrom('chargeback').select('state').where('id', '=', key)
    expect(await inquiry.execute()).toEqual([{ state: 'inquiry' }])
    expect(await compare()).toEqual([])
  })

  test('a transfer that Stripe has not made, and one that we don’t know, are told', async () => {
    const { transferId } = await paidOut()
    const atStripe = expectValue(books.transfers.all().find(({ metadata }) => metadata.key === transferId))
    forget(atStripe.id)
    const extra = books.transfers.add({ ...atStripe, id: 'tr_extra', amount: 100, metadata: { key: 'trf-extra' } })
    const booked = books.book('transfer', -100, extra.id)
    expect(await compare()).toEqual([
      'The provider has booked a transfer of $1.00 with the key trf-extra, which we don’t know.',
      `We have a transfer of $629.10 with the key ${transferId}. The provider has not booked it.`,
    ])
    books.balance.remove(booked.id)
    books.book('transfer', -62_910, atStripe.id)
    expect(await compare()).toEqual([])
  })

  test('a refund that somebody has made in the dashboard of Stripe is told, by Stripe’s id; that of a charge of others is not', async () => {
    await market.buy()
    const charge = expectValue(books.charges.all()[0])
    const { id: otherIntent } = books.paymentIntents.add({
      ...expectValue(books.paymentIntents.find(charge.payment_intent)),
      id: 'pi_other',
      metadata: {},
    })
    const refundByHand = (payment_intent: string) => {
      const by = { ...books.begin('re'), charge: charge.id, payment_intent, metadata: {} }
      const { id } = books.refunds.add({ ...by, object: 'refund', amount: 10_000, status: 'succeeded' })
      return books.book('refund', -10_000, id)
    }
    const booked = [refundByHand(charge.payment_intent), refundByHand(otherIntent)]
    expect(await compare()).toEqual([
      `The provider has booked a refund of $100.00 with the key ${booked[0]?.source}, which we don’t know.`,
    ])
    for (const { id } of booked) books.balance.remove(id)
  })

  test('a transfer whose answer we never got is told', async () => {
    const { id, transferId } = await paidOut()
    const transfer = db.updateTable('transfer').where('id', '=', transferId)
    await transfer.set({ triedAt: null, sentAt: null, state: 'canceled' }).execute()
    expect(await compare()).toEqual([
      `The provider has booked a transfer of $629.10 with the key ${transferId}. In our books it is not made.`,
    ])
    await transfer.set({ sentAt: new Date().toISOString(), state: 'sent', reversedCents: 100 }).execute()
    expect(await compare()).toEqual([`The transfers of ${id} leave the seller $628.10. In the ledger it is $629.10.`])
    await transfer.set({ reversedCents: 0 }).execute()
    expect(await market.transferOf(id)).toMatchObject({ reversedCents: 0 })
  })

  test('transfers and their returns that Stripe keeps refusing are told', async () => {
    const { id, transferId } = await paidOut()
    const at = new Date().toISOString()
    const late = { attempts: 6, nextAttemptAt: '9999-12-31T00:00:00.000Z', createdAt: at }
    const reversal = { id: 'trr-refused', transferId, cents: 1_000, doneAt: null, ...late }
    await db.insertInto('transferReversal').values(reversal).execute()
    const unsent = await market.buy()
    await market.complete(unsent.id)
    const transfer = db.updateTable('transfer').where('engagementId', '=', unsent.id)
    await transfer.set(late).execute()
    const refused = await market.transferOf(unsent.id)
    expect(await compare()).toEqual([
      `The transfer ${refused.id} of $629.10 for ${unsent.id} keeps failing.`,
      `The return trr-refused of $10.00 from a transfer for ${id} keeps failing.`,
    ])
    await db.deleteFrom('transferReversal').where('id', '=', 'trr-refused').execute()
    await transfer.set({ attempts: 0, nextAttemptAt: at }).execute()
  })

  test('a chargeback without a notification is told once, and looked up; one that the bank doesn’t have is told', async () => {
    const { id, sessionId } = await paidOut()
    const key = people.dispute(sessionId).data.object.id
    expect(await compare()).toEqual([
      `The provider has booked a chargeback of $699.00 with the key ${key}, which we don’t know.`,
    ])
    expect((await market.earningsSeenBy(market.seller, id)).chargeback).toMatchObject({ state: 'OPEN', amount: 699 })
    expect(await compare()).toEqual([])
    // Our row is as old as the first comparison.
    market.passMinutes(3 * HOUR_MINUTES)
    forget(key)
    expect(await compare()).toEqual([
      `We have a chargeback of $699.00 with the key ${key}. The provider has not booked it.`,
    ])
    books.book('adjustment', -69_900, key)
  })
})
