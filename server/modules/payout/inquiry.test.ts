import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { expectBalancedLedger } from '../../testing/engagements'
import { expectValue } from '../../testing/result'
import { openStripeMarketplace } from './payout.testing'

describe.each(databases)('inquiries of banks on $name', async ({ openSample }) => {
  const db = await openSample()
  const market = await openStripeMarketplace(db)
  const { books, people } = market.stripe
  beforeAll(async () => {
    await market.openAccount()
    await market.finishAccount()
  })
  afterEach(async () => {
    await expectBalancedLedger(db)
    await market.runRefunds()
    await market.runTransfers()
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

  const inquire = async (sessionId: string) => {
    const event = people.inquire(sessionId)
    await market.notify(event)
    return event.data.object.id
  }
  const completed = async () => {
    const bought = await market.buy()
    await market.complete(bought.id)
    return bought
  }
  const chargebackOf = async (id: string) => (await market.earningsSeenBy(market.seller, id)).chargeback
  /** The roles that were told of an engagement's chargeback, in the order of the roles' names. */
  const toldOf = (id: string, text: string) =>
    db
      .selectFrom('notification')
      .innerJoin('user', 'user.id', 'notification.userId')
      .select(['user.role', 'notification.text'])
      .where('path', 'like', `%${id}`)
      .where('notification.kind', '=', 'CHARGEBACK')
      .where('text', 'like', `%${text}%`)
      .orderBy('user.role')
      .execute()

  test('inquiry: seller and admins are told when evidence is due, and neither ledger nor balance changes', async () => {
    const { id, sessionId } = await completed()
    const [{ balance }, money] = [await market.payouts(), (await market.readEngagement(market.buyer, id)).money]
    await inquire(sessionId)
    const evidenceDueAt = expectValue(books.disputes.all()[0]?.evidence_details.due_by) * 1_000
    expect(await chargebackOf(id)).toEqual({
      state: 'INQUIRY',
      amount: 699,
      evidenceDueAt: new Date(evidenceDueAt).toISOString(),
    })
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(evidenceDueAt)
    const told = await toldOf(id, 'asks about')
    expect(told.map(({ role }) => role)).toEqual(['ADMIN', 'BROKER'])
    for (const { text } of told)
      expect(text).toBe(
        `The buyer’s bank asks about the payment of $699.00. Evidence is due by ${day}. Nothing was taken. The seller is paid afterwards.`,
      )
    expect((await market.payouts()).balance).toBe(balance)
    expect((await market.readEngagement(market.buyer, id)).money).toEqual(money)
  })

  test('inquiry: the payout waits while it is open, and is sent once the bank has closed it', async () => {
    const { id, sessionId } = await market.buy()
    const key = await inquire(sessionId)
    await market.complete(id)
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'frozen' })
    await market.notify(people.closeInquiry(key))
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent', cents: 62_910 })
    expect(await chargebackOf(id)).toMatchObject({ state: 'CLOSED' })
    expect((await toldOf(id, 'closed its inquiry')).map(({ role }) => role)).toEqual(['ADMIN', 'BROKER'])
  })

  test('inquiry: the seller can refund while it is open', async () => {
    const { id, sessionId } = await completed()
    const key = await inquire(sessionId)
    await market.advance(market.seller, id, { refund: { amount: 699, reason: 'The bank asks.' } })
    await market.runRefunds()
    const intent = books.sessions.find(sessionId)?.payment_intent
    expect(books.refunds.all().flatMap((row) => (row.payment_intent === intent ? [row.amount] : []))).toEqual([69_900])
    await market.notify(people.closeInquiry(key))
    await market.runTransfers()
    expect(await market.sentFor(id)).toEqual([])
  })

  test('inquiry: it becomes a chargeback once the bank takes the money, which then is lost as any other', async () => {
    const { id, sessionId } = await completed()
    const key = await inquire(sessionId)
    await market.notify(people.escalate(key))
    expect(await chargebackOf(id)).toMatchObject({ state: 'OPEN', amount: 699 })
    expect(await market.transferOf(id)).toMatchObject({ state: 'frozen' })
    expect((await toldOf(id, 'asks for')).map(({ role }) => role)).toEqual(['ADMIN', 'BROKER', 'CUSTOMER'])
    await market.notify(people.decide(key, 'lost'))
    await market.runTransfers()
    expect(await market.sentFor(id)).toEqual([])
    expect((await market.readEngagement(market.buyer, id)).money).toMatchObject({ released: 0, refunded: 699 })
  })

  test('inquiry: money that the bank takes after it had closed it stops the payout again', async () => {
    const { id, sessionId } = await market.buy()
    const key = await inquire(sessionId)
    await market.notify(people.closeInquiry(key))
    await market.notify(people.escalate(key))
    await market.complete(id)
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'frozen' })
    await market.notify(people.decide(key, 'won'))
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
  })

  test('inquiry: a lost notification that the bank has taken the money is made up for by the reconciliation', async () => {
    const { id, sessionId } = await completed()
    const key = await inquire(sessionId)
    people.escalate(key)
    market.passMinutes(180)
    expect(await market.reconcile()).toEqual([
      `The provider has booked a chargeback of $699.00 with the key ${key}. In our books it is not made.`,
    ])
    market.passMinutes(-180)
    expect(await chargebackOf(id)).toMatchObject({ state: 'OPEN' })
  })

  test('inquiry: of two demands for one payment, one that ends does not pay out while the other is open', async () => {
    const { id, sessionId } = await completed()
    const [first, second] = [await inquire(sessionId), await inquire(sessionId)]
    await market.notify(people.closeInquiry(first))
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'frozen' })
    await market.notify(people.closeInquiry(second))
    await market.runTransfers()
    expect(await market.transferOf(id)).toMatchObject({ state: 'sent' })
  })
})
