import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectValue } from '../../testing/result'
import { createContainer } from '../container'

const cancel = { cancel: { reason: 'No time.' } }

describe.each(databases)('refunds on $name', async ({ openSample }) => {
  const db = await openSample()
  let faults: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db), ...faults })
  // As after a crash, only the worker that a test runs calls the provider.
  const execute = executor(db, { openPaymentProvider: payment, afterResponse: () => {} })
  const { advance, buy, place, readEngagement } = engagementsWith(execute)
  let buyer: Visitor
  let seller: Visitor
  let admin: Visitor
  beforeAll(async () => {
    await addListings(db, [
      { id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' },
      { id: 'srv-even', priceCents: 20_000, sellerId: 'usr-priya-raman' },
      { id: 'srv-free', priceCents: 0, sellerId: 'usr-priya-raman' },
    ])
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterEach(async () => {
    faults = {}
    await expectBalancedLedger(db)
  })
  afterAll(() => db.destroy())

  const openWorker = () =>
    createContainer(db, testInfrastructure({ openPaymentProvider: payment }), nobody).refundWorker
  const runWorker = () => openWorker().run()
  const chargeKeyOf = async (id: string) => {
    const charges = db.selectFrom('posting').select('chargeKey').where('engagementId', '=', id)
    return (await charges.where('account', '=', 'buyer').executeTakeFirstOrThrow()).chargeKey
  }
  /** The refunded cents of the engagement's charge, which covers the whole order. */
  const refundedCents = async (id: string) => {
    const chargeKey = await chargeKeyOf(id)
    const charge = db.selectFrom('sampleCharge').select('refundedCents').where('key', '=', chargeKey)
    return (await charge.executeTakeFirstOrThrow()).refundedCents
  }

  test('refund worker: a cancelled engagement is refunded to the card once, however often it runs', async () => {
    const { id } = await buy(buyer, 'srv-odd', 100.05)
    const engagement = await advance(buyer, id, cancel)
    expect(engagement.money).toMatchObject({ refunded: 100.05, refundPending: 100.05 })
    expect(await refundedCents(id)).toBe(0)
    await Promise.all([runWorker(), runWorker()])
    await runWorker()
    expect(await refundedCents(id)).toBe(10_005)
    expect((await readEngagement(buyer, id)).money).toMatchObject({ refunded: 100.05, refundPending: 0 })
  })

  test('refund: each engagement of an order gets back its own part of the charge', async () => {
    const lines = ['srv-odd', 'srv-even'].map((listingId) => ({ listingId, quantity: 1 }))
    const { engagements } = await place(buyer, { lines, expectedTotal: 300.05 })
    const [first, second] = [expectValue(engagements[0]), expectValue(engagements[1])]
    await advance(buyer, first.id, cancel)
    await runWorker()
    expect(await refundedCents(first.id)).toBe(10_005)
    await advance(buyer, second.id, cancel)
    await runWorker()
    expect(await refundedCents(first.id)).toBe(30_005)
  })

  test('refund: a resolved dispute refunds the amount of the decision, cancelled work the whole price', async () => {
    const work = async () => {
      const { id } = await buy(buyer, 'srv-odd', 100.05)
      await advance(buyer, id, { submitRequirements: { message: 'All.' } })
      return id
    }
    const [disputed, cancelled] = [await work(), await work()]
    await advance(buyer, disputed, { openDispute: { reason: 'Half of it.' } })
    await advance(admin, disputed, { resolve: { refund: 50.02, reason: 'Fair.' } })
    await advance(seller, cancelled, { cancelWork: { reason: 'No time.' } })
    await runWorker()
    expect([await refundedCents(disputed), await refundedCents(cancelled)]).toEqual([5_002, 10_005])
  })

  test('refund: stays pending while the provider is down', async () => {
    const { id } = await buy(buyer, 'srv-odd', 100.05)
    faults = { refund: () => Promise.reject(new Error('Down')) }
    await advance(buyer, id, cancel)
    await expect(runWorker()).rejects.toThrow('Down')
    expect(await readEngagement(buyer, id)).toMatchObject({
      state: 'CANCELLED',
      money: { held: 0, refundPending: 100.05 },
    })
    faults = {}
    await runWorker()
    expect([await refundedCents(id), (await readEngagement(buyer, id)).money.refundPending]).toEqual([10_005, 0])
  })

  test('refund worker: a failing refund does not stop the others', async () => {
    const [failing, other] = [await buy(buyer, 'srv-odd', 100.05), await buy(buyer, 'srv-odd', 100.05)]
    for (const { id } of [failing, other]) await advance(buyer, id, cancel)
    const chargeKey = await chargeKeyOf(failing.id)
    faults = {
      refund: async (refund) => {
        if (refund.chargeKey === chargeKey) throw new Error('Unknown charge')
        return samplePayment(db).refund(refund)
      },
    }
    await expect(runWorker()).rejects.toThrow('Unknown charge')
    expect([await refundedCents(failing.id), await refundedCents(other.id)]).toEqual([0, 10_005])
    faults = {}
    await runWorker()
    expect(await refundedCents(failing.id)).toBe(10_005)
  })

  test('refund worker: after a crash that follows the provider’s response nothing is refunded twice', async () => {
    const { id } = await buy(buyer, 'srv-odd', 100.05)
    await advance(buyer, id, cancel)
    faults = {
      refund: async (refund) => {
        await samplePayment(db).refund(refund)
        throw new Error('Stopped')
      },
    }
    await expect(runWorker()).rejects.toThrow('Stopped')
    faults = {}
    await runWorker()
    expect([await refundedCents(id), (await readEngagement(buyer, id)).money.refundPending]).toEqual([10_005, 0])
  })

  test('refund worker: a failure that another process handles before the answer to the request arrives is kept', async () => {
    const { id } = await buy(buyer, 'srv-odd', 100.05)
    await advance(buyer, id, cancel)
    const requested: number[] = []
    faults = {
      hasRefundFailed: async () => false,
      refund: async ({ key, failures }) => {
        requested.push(failures)
        if (requested.length > 1) return failures === 0 ? 'failed' : 'done'
        await openWorker().refund([key])
        return 'done'
      },
    }
    await runWorker()
    expect((await readEngagement(buyer, id)).money.refundPending).toBe(100.05)
    await runWorker()
    expect(requested).toEqual([0, 0, 1])
    expect((await readEngagement(buyer, id)).money.refundPending).toBe(0)
  })

  test('refund: requested right after the transition, and not for a free engagement', async () => {
    const deferred: Promise<void>[] = []
    const trade = engagementsWith(
      executor(db, { openPaymentProvider: payment, afterResponse: (_, work) => void deferred.push(work()) }),
    )
    const { id } = await trade.buy(buyer, 'srv-odd', 100.05)
    await trade.advance(buyer, id, cancel)
    await Promise.all(deferred)
    expect(await refundedCents(id)).toBe(10_005)
    const before = (await db.selectFrom('refund').select('id').execute()).length
    const { engagements } = await place(buyer, {
      lines: [{ listingId: 'srv-free', quantity: 1 }],
      expectedTotal: 0,
      payment: null,
    })
    await advance(buyer, expectValue(engagements[0]).id, cancel)
    expect((await db.selectFrom('refund').select('id').execute()).length).toBe(before)
  })
})
