import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { DAY_MS, MINUTE_MS } from '../../lib/dates'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'

describe.each(databases)('interrupted payments on $name', async ({ openSample }) => {
  const db = await openSample()
  let faults: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db, now), ...faults })
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const now = () => new Date(moment)
  const pass = (milliseconds: number) => {
    moment += milliseconds
  }
  // As after a crash, only the jobs that a test runs do what is left to do.
  const warnings: unknown[] = []
  const log = { warn: (line: unknown) => void warnings.push(line) }
  const execute = executor(db, { openPaymentProvider: payment, now, log, afterResponse: () => {} })
  const { advance, place, readEngagement, requestQuote, tryAdvance, tryPlace } = engagementsWith(execute)
  let buyer: Visitor
  let seller: Visitor
  beforeAll(() => addListings(db, [{ id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' }]))
  beforeEach(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
  })
  afterEach(async () => {
    faults = {}
    warnings.length = 0
    await expectBalancedLedger(db)
  })
  afterAll(() => db.destroy())

  const newCart = () => ({
    lines: [{ listingId: 'srv-odd', quantity: 1 }],
    expectedTotal: 100.05,
    idempotencyKey: randomUUID(),
  })
  const inOtherProcess = () =>
    createContainer(db, testInfrastructure({ openPaymentProvider: payment, now, afterResponse: () => {} }), nobody)
  /** The job, after leases have run out. */
  const settle = () => {
    pass(MINUTE_MS)
    return inOtherProcess().charges.run()
  }
  const refund = () => inOtherProcess().refundWorker.run()
  const countOrders = async () => (await db.selectFrom('order').select('id').execute()).length
  const charges = () => db.selectFrom('sampleCharge').selectAll().execute()
  const paidCharges = async () => (await charges()).filter(({ state }) => state === 'paid')
  const chargesOf = ({ idempotencyKey }: { idempotencyKey: string }) =>
    db
      .selectFrom('charge')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'charge.attemptId')
      .select(['charge.key', 'charge.state'])
      .where('paymentAttempt.key', '=', `order:${idempotencyKey}`)
      .execute()
  const refundsOf = async (cart: { idempotencyKey: string }) => {
    const keys = (await chargesOf(cart)).map(({ key }) => key)
    const refunded = (await charges()).filter(({ key, refundedCents }) => keys.includes(key) && refundedCents > 0)
    return refunded.map(({ refundedCents }) => refundedCents)
  }
  const statesOf = async (cart: { idempotencyKey: string }) => (await chargesOf(cart)).map(({ state }) => state)

  /** The provider charges the card, but its response is lost. */
  const loseResponse = () => {
    faults = {
      charge: async (charge) => {
        await samplePayment(db, now).charge(charge)
        throw new Error('Connection lost')
      },
    }
  }

  /** The request fails, but it is still on its way to the provider. Returns what makes it arrive. */
  const loseRequest = () => {
    let arrive = async () => {}
    faults = {
      charge: async (charge) => {
        faults = {}
        arrive = async () => void (await samplePayment(db, now).charge(charge))
        throw new Error('Timeout')
      },
    }
    return () => arrive()
  }

  test('settle: a charge whose response was lost becomes one order', async () => {
    const cart = newCart()
    const before = await countOrders()
    loseResponse()
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    expect(warnings).toMatchObject([{ charge: expect.stringMatching(/^pay-/), reason: { name: 'Error' } }])
    expect(await countOrders()).toBe(before)
    await Promise.all([settle(), settle()])
    expect(await countOrders()).toBe(before + 1)
    faults = {}
    await place(buyer, cart)
    expect(await countOrders()).toBe(before + 1)
  })

  test('settle: a repeated checkout after a lost response is charged once', async () => {
    const cart = newCart()
    const before = (await charges()).length
    loseResponse()
    await tryPlace(buyer, cart)
    await place(buyer, cart)
    expect((await charges()).length).toBe(before + 1)
  })

  test('charge: one that the provider makes long after our request has failed becomes the order', async () => {
    const cart = newCart()
    const before = await countOrders()
    const late = loseRequest()
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    await settle()
    expect(await statesOf(cart)).toEqual(['open'])
    await late()
    pass(10 * MINUTE_MS)
    await settle()
    expect([await statesOf(cart), await countOrders()]).toEqual([['paid'], before + 1])
  })

  test('charge: a retry uses the key of a charge that the provider does not know yet', async () => {
    const cart = newCart()
    const before = (await charges()).length
    const late = loseRequest()
    await tryPlace(buyer, cart)
    await settle()
    await place(buyer, cart)
    await late()
    expect((await charges()).length).toBe(before + 1)
    expect(await statesOf(cart)).toEqual(['paid'])
  })

  test('charge: another process that starts leaves a charge alone that is being made', async () => {
    const cart = newCart()
    const asked: string[] = []
    faults = {
      find: async (key) => {
        asked.push(key)
        return undefined
      },
      charge: async (charge) => {
        await inOtherProcess().charges.run()
        return samplePayment(db, now).charge(charge)
      },
    }
    const [charge] = (await place(buyer, cart)) && (await chargesOf(cart))
    expect(asked).not.toContain(charge?.key)
    expect(await refundsOf(cart)).toEqual([])
  })

  test('charge: one without an end is canceled at the provider after 24 hours, and is not made later', async () => {
    const cart = newCart()
    const before = (await paidCharges()).length
    const late = loseRequest()
    await tryPlace(buyer, cart)
    pass(DAY_MS)
    await settle()
    await late()
    expect([await statesOf(cart), (await paidCharges()).length]).toEqual([['canceled'], before])
    await place(await signedInAs(execute, 'CUSTOMER'), cart)
    expect((await statesOf(cart)).sort()).toEqual(['canceled', 'paid'])
  })

  test('charge: the waits between questions grow', async () => {
    const cart = newCart()
    loseRequest()
    await tryPlace(buyer, cart)
    const [charge] = await chargesOf(cart)
    let asked = 0
    faults = {
      find: async (key) => {
        if (key === charge?.key) asked += 1
        return undefined
      },
    }
    for (let minutes = 0; minutes < 20; minutes += 1) await settle()
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(7)
  })

  test('charge: one that is paid after its end is refunded, also if the refund fails at first', async () => {
    const cart = newCart()
    const before = await countOrders()
    const late = loseRequest()
    await tryPlace(buyer, cart)
    pass(DAY_MS)
    // A provider that makes a charge after it has cancelled it.
    faults = { cancel: async () => ({ state: 'canceled' }), refund: () => Promise.reject(new Error('Down')) }
    await settle()
    await late()
    const [charge] = await chargesOf(cart)
    await inOtherProcess().charges.recheck(charge?.key ?? '')
    await settle()
    expect([await statesOf(cart), await countOrders()]).toEqual([['refunded'], before])
    const notices = db.selectFrom('notification').select('text').where('kind', '=', 'REFUND')
    expect(await notices.where('text', 'like', '%$100.05%').execute()).toEqual([
      { text: 'Your payment of $100.05 goes back to you: it went through after it had been canceled.' },
    ])
    await expect(refund()).rejects.toThrow('Down')
    faults = {}
    await Promise.all([refund(), refund()])
    expect(await refundsOf(cart)).toEqual([10_005])
    await place(await signedInAs(execute, 'CUSTOMER'), cart)
  })

  test('charge: a hundred refunds that fail do not stand before an open charge', async () => {
    const cart = newCart()
    loseResponse()
    await tryPlace(buyer, cart)
    faults = { refund: () => Promise.reject(new Error('Down')) }
    for (let i = 0; i < 101; i += 1) {
      await db
        .insertInto('refund')
        .values({
          id: `rfd-${randomUUID()}`,
          engagementId: null,
          chargeKey: `pay-${i}`,
          cents: 1,
          createdAt: new Date(i).toISOString(),
          doneAt: null,
          nextAttemptAt: new Date(i).toISOString(),
        })
        .execute()
    }
    await expect(refund()).rejects.toThrow('Down')
    await settle()
    expect(await statesOf(cart)).toEqual(['paid'])
    await db.deleteFrom('refund').where('cents', '=', 1).execute()
  })

  test('accept offer: the charge is refunded if the offer was revised in the meantime', async () => {
    const engagement = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'While I pay?' })
    const offer = (price: number) => ({ sendOffer: { price, days: 1, message: 'This much.' } })
    await advance(seller, engagement.id, offer(50))
    faults = {
      charge: async (charge) => {
        await advance(seller, engagement.id, offer(60))
        return samplePayment(db, now).charge(charge)
      },
    }
    const result = await tryAdvance(buyer, engagement.id, { acceptOffer: { payment: { token: card.pays } } })
    expect(result).toMatchObject({ __typename: 'TransitionRefused', reason: 'VERSION_CONFLICT' })
    expect(await readEngagement(buyer, engagement.id)).toMatchObject({
      state: 'OFFERED',
      money: { price: 60, paid: 0 },
    })
    await refund()
    expect((await charges()).filter(({ refundedCents }) => refundedCents === 5_000)).toHaveLength(1)
  })

  test('settle: a charge that fails to settle does not stop the others', async () => {
    const [failing, other] = [newCart(), newCart()]
    loseResponse()
    for (const cart of [failing, other]) await tryPlace(buyer, cart)
    const [charge] = await chargesOf(failing)
    faults = {
      find: async (key) => {
        if (key === charge?.key) throw new Error('Unknown charge')
        return samplePayment(db, now).find(key)
      },
    }
    await expect(settle()).rejects.toThrow('Unknown charge')
    expect([await statesOf(failing), await statesOf(other)]).toEqual([['open'], ['paid']])
    faults = {}
    await settle()
    expect(await statesOf(failing)).toEqual(['paid'])
  })

  test('payment: a provider that is down charges nothing, and the checkout can be repeated', async () => {
    faults = { charge: () => Promise.reject(new Error('Down')) }
    const cart = newCart()
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    faults = {}
    await place(buyer, cart)
  })
})
