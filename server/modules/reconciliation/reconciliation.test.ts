import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider, ProviderBooking } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { HOUR_MS } from '../../lib/dates'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith, SERVICE } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectValue } from '../../testing/result'
import { createContainer } from '../container'
import { ReconciliationDocument } from './reconciliation.test.generated'

describe.each(databases)('reconciliation on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const now = () => new Date(moment)
  let faults: Partial<PaymentProvider> = {}
  const openPaymentProvider = (db: Database) => ({ ...samplePayment(db, now), ...faults })
  const execute = executor(db, { openPaymentProvider, now, afterResponse: () => {} })
  const { advance, buy, tryPlace } = engagementsWith(execute)
  const inOtherProcess = () =>
    createContainer(db, testInfrastructure({ openPaymentProvider, now, afterResponse: () => {} }), nobody)
  const compare = () => {
    moment += 3 * HOUR_MS
    return inOtherProcess().reconciliation.run()
  }
  const chargeKeyOf = async (id: string) => {
    const charges = db.selectFrom('posting').select('chargeKey').where('engagementId', '=', id)
    return expectValue((await charges.where('account', '=', 'buyer').executeTakeFirstOrThrow()).chargeKey)
  }
  const purchase = async () => {
    const { id } = await buy(await signedInAs(execute, 'CUSTOMER'))
    return { id, chargeKey: await chargeKeyOf(id) }
  }
  const alsoBooked = (...bookings: Omit<ProviderBooking, 'at'>[]) => {
    faults = {
      async *bookings(since) {
        yield* samplePayment(db, now).bookings(since)
        for (const booking of bookings) yield { ...booking, at: new Date(moment - 3 * HOUR_MS) }
      },
    }
  }
  afterEach(async () => {
    faults = {}
    // No case sees the bookings of another.
    moment += 100 * HOUR_MS
  })
  afterAll(() => db.destroy())

  test('equal books have no differences: after purchases, refunds and declined cards', async () => {
    const { id } = await purchase()
    const buyer = await signedInAs(execute, 'CUSTOMER')
    await advance(buyer, id, { cancel: { reason: 'No time.' } })
    await inOtherProcess().refundWorker.run()
    await purchase()
    await tryPlace(buyer, {
      lines: [{ listingId: SERVICE, quantity: 1 }],
      expectedTotal: 2_999.99,
      payment: { token: card.declined },
    })
    expect(await compare()).toEqual([])
  })

  test('bookings that we don’t know are told: charges, refunds, transfers and chargebacks', async () => {
    alsoBooked(
      { kind: 'charge', key: 'pay-x', cents: 100 },
      { kind: 'refund', key: 'rfd-x', cents: 200 },
      { kind: 'transfer', key: 'trf-x', cents: 300 },
      { kind: 'chargeback', key: 'pay-y', cents: 400 },
    )
    expect(await compare()).toEqual([
      'The provider has booked a charge of $1.00 with the key pay-x, which we don’t know.',
      'The provider has booked a refund of $2.00 with the key rfd-x, which we don’t know.',
      'The provider has booked a transfer of $3.00 with the key trf-x, which we don’t know.',
      'The provider has booked a chargeback of $4.00 with the key pay-y, which we don’t know.',
    ])
  })

  test('another sum and a missing booking are told', async () => {
    const [other, missing] = [await purchase(), await purchase()]
    await db.updateTable('sampleCharge').set({ cents: 1 }).where('key', '=', other.chargeKey).execute()
    await db.deleteFrom('sampleCharge').where('key', '=', missing.chargeKey).execute()
    expect(await compare()).toEqual([
      `The provider has booked a charge of $0.01 with the key ${other.chargeKey}. In our books it is $2,999.99.`,
      `We have a charge of $2,999.99 with the key ${missing.chargeKey}. The provider has not booked it.`,
    ])
  })

  test('a charge that we hold for canceled is told, and refunded', async () => {
    const key = 'pay-late'
    const { chargeKey } = await purchase()
    const charge = await db.selectFrom('charge').selectAll().where('key', '=', chargeKey).executeTakeFirstOrThrow()
    await db
      .insertInto('charge')
      .values({ ...charge, key, state: 'canceled' })
      .execute()
    await samplePayment(db, now).charge({
      key,
      token: card.pays,
      cents: charge.cents,
      title: '',
      returnUrl: '',
      buyerEmail: '',
    })
    expect(await compare()).toEqual([
      `The provider has booked a charge of $2,999.99 with the key ${key}. In our books it is not made.`,
    ])
    await inOtherProcess().charges.run()
    await inOtherProcess().refundWorker.run()
    expect(await compare()).toEqual([])
  })

  test('a ledger that differs from charges and refunds is told', async () => {
    const { id, chargeKey } = await purchase()
    const buyer = await signedInAs(execute, 'CUSTOMER')
    await advance(buyer, id, { cancel: { reason: 'No time.' } })
    await inOtherProcess().refundWorker.run()
    const [first, second] = ['pay-unbooked', chargeKey]
    const charge = await db.selectFrom('charge').selectAll().where('key', '=', second).executeTakeFirstOrThrow()
    const attempt = db.selectFrom('paymentAttempt').selectAll().where('id', '=', charge.attemptId)
    const unbooked = { ...(await attempt.executeTakeFirstOrThrow()), id: 'pay-attempt', key: 'unbooked' }
    await db.insertInto('paymentAttempt').values(unbooked).execute()
    await db
      .insertInto('charge')
      .values({ ...charge, key: first, attemptId: unbooked.id })
      .execute()
    await db.deleteFrom('refund').where('chargeKey', '=', second).execute()
    expect((await compare()).filter((difference) => difference.includes('ledger'))).toEqual([
      `The refunds of the charge ${second} are $0.00. The ledger has refunded $2,999.99.`,
      `The charge ${first} is $2,999.99. The ledger has received $0.00 for it.`,
    ])
  })

  test('admins read the latest comparison', async () => {
    alsoBooked({ kind: 'charge', key: 'pay-z', cents: 100 })
    await compare()
    const { data } = await execute(ReconciliationDocument, {}, await signedInAs(execute, 'ADMIN'))
    expect(data.reconciliation).toEqual({
      at: now().toISOString(),
      differences: ['The provider has booked a charge of $1.00 with the key pay-z, which we don’t know.'],
    })
    const other = await execute(ReconciliationDocument, {}, await signedInAs(execute, 'CUSTOMER'))
    expect(other.errors).toHaveLength(1)
  })
})
