import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { signedInAs } from '../../testing/sign-in'
import { card, expectBalancedBooks, tradeWith } from '../../testing/trade'
import { createContainer } from '../container'

describe.each(databases)('interrupted payments on $name', async ({ openSample }) => {
  const db = await openSample()
  let faults: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db), ...faults })
  const execute = executor(db, { openPaymentProvider: payment })
  const { advance, place, readEngagement, requestQuote, tryAdvance, tryPlace } = tradeWith(execute)
  let buyer: Visitor
  let seller: Visitor
  beforeAll(async () => {
    await addListings(db, [{ id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' }])
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
  })
  afterEach(async () => {
    faults = {}
    await expectBalancedBooks(db)
  })
  afterAll(() => db.destroy())

  const newCart = () => ({
    lines: [{ listingId: 'srv-odd', quantity: 1 }],
    expectedTotal: 100.05,
    idempotencyKey: randomUUID(),
  })
  const settle = () =>
    createContainer(db, testInfrastructure({ openPaymentProvider: payment }), nobody).payments.settle(new Date())
  const count = async () => (await db.selectFrom('order').select('id').execute()).length
  const charges = () => db.selectFrom('sampleCharge').selectAll().execute()

  /** The provider charges, and then the line goes dead. */
  const loseResponse = () => {
    faults = {
      charge: async (charge) => {
        await samplePayment(db).charge(charge)
        throw new Error('The line is dead')
      },
    }
  }

  test('settle: a charge whose response was lost becomes one order', async () => {
    const cart = newCart()
    const before = await count()
    loseResponse()
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    expect(await count()).toBe(before)
    await Promise.all([settle(), settle()])
    expect(await count()).toBe(before + 1)
    faults = {}
    await place(buyer, cart)
    expect(await count()).toBe(before + 1)
  })

  test('settle: a repeated checkout after a lost response is charged once', async () => {
    const cart = newCart()
    const before = (await charges()).length
    loseResponse()
    await tryPlace(buyer, cart)
    await place(buyer, cart)
    expect((await charges()).length).toBe(before + 1)
  })

  test('settle: a payment attempt unknown to the provider fails, and the checkout can be repeated', async () => {
    const cart = newCart()
    await tryPlace(buyer, { ...cart, payment: { token: card.fails } })
    await settle()
    const attempt = db.selectFrom('paymentAttempt').select('state').where('key', '=', `order:${cart.idempotencyKey}`)
    expect(await attempt.executeTakeFirst()).toEqual({ state: 'failed' })
    await place(buyer, cart)
  })

  test('settle: a charge that succeeds after its payment attempt failed is refunded', async () => {
    const cart = newCart()
    const before = await count()
    faults = {
      charge: async (charge) => {
        await settle()
        return samplePayment(db).charge(charge)
      },
    }
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    expect(await count()).toBe(before)
    expect((await charges()).filter(({ refundedCents }) => refundedCents > 0)).toHaveLength(1)
    faults = {}
    await place(buyer, cart)
  })

  test('accept offer: the charge is refunded when the offer was revised meanwhile', async () => {
    const engagement = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'While I pay?' })
    const offer = (price: number) => ({ sendOffer: { price, days: 1, message: 'This much.' } })
    await advance(seller, engagement.id, offer(50))
    faults = {
      charge: async (charge) => {
        await advance(seller, engagement.id, offer(60))
        return samplePayment(db).charge(charge)
      },
    }
    const result = await tryAdvance(buyer, engagement.id, { acceptOffer: { payment: { token: card.pays } } })
    expect(result).toMatchObject({ __typename: 'TransitionRefused', reason: 'VERSION_CONFLICT' })
    expect(await readEngagement(buyer, engagement.id)).toMatchObject({
      state: 'OFFERED',
      money: { price: 60, paid: 0 },
    })
    expect((await charges()).filter(({ refundedCents }) => refundedCents === 5_000)).toHaveLength(1)
  })

  test('settle: a failed refund is repeated', async () => {
    const cart = newCart()
    faults = {
      charge: async (charge) => {
        await settle()
        return samplePayment(db).charge(charge)
      },
      refund: () => Promise.reject(new Error('Out of reach')),
    }
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    faults = {}
    await settle()
    const attempt = db.selectFrom('paymentAttempt').select('state').where('key', '=', `order:${cart.idempotencyKey}`)
    expect(await attempt.executeTakeFirst()).toEqual({ state: 'refunded' })
    expect((await charges()).filter(({ refundedCents }) => refundedCents === 10_005)).toHaveLength(2)
  })

  test('settle: a payment attempt that fails to settle holds up no other', async () => {
    const [stuck, free] = [newCart(), newCart()]
    loseResponse()
    for (const cart of [stuck, free]) await tryPlace(buyer, cart)
    const keyOf = async ({ idempotencyKey }: { idempotencyKey: string }) => {
      const attempt = db.selectFrom('paymentAttempt').selectAll().where('key', '=', `order:${idempotencyKey}`)
      return attempt.executeTakeFirstOrThrow()
    }
    const { chargeKey } = await keyOf(stuck)
    faults = {
      find: async (key) => {
        if (key === chargeKey) throw new Error('Unheard of')
        return samplePayment(db).find(key)
      },
    }
    await expect(settle()).rejects.toThrow('Unheard of')
    expect([(await keyOf(stuck)).state, (await keyOf(free)).state]).toEqual(['open', 'paid'])
    faults = {}
    await settle()
    expect((await keyOf(stuck)).state).toBe('paid')
  })

  test('payment: a provider that is down charges nothing, and the checkout can be repeated', async () => {
    faults = { charge: () => Promise.reject(new Error('Down')) }
    const cart = newCart()
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    faults = {}
    await place(buyer, cart)
  })
})
