import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { createContainer } from '../../modules/container'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { signedInAs } from '../../testing/sign-in'
import { card, expectBalancedBooks, tradeWith } from '../../testing/trade'

describe.each(databases)('payments that something comes between, on $name', async ({ openSample }) => {
  const db = await openSample()
  let breaks: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db), ...breaks })
  const execute = executor(db, { openPaymentProvider: payment })
  const { advance, look, place, requestQuote } = tradeWith(execute)
  let buyer: Visitor
  let seller: Visitor
  beforeAll(async () => {
    await addListings(db, [{ id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' }])
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
  })
  afterEach(async () => {
    breaks = {}
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
  const answerLost = () => {
    breaks = {
      charge: async (charge) => {
        await samplePayment(db).charge(charge)
        throw new Error('The line is dead')
      },
    }
  }

  test('a charge whose answer was lost becomes the order when it is settled, once', async () => {
    const cart = newCart()
    const before = await count()
    answerLost()
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    expect(await count()).toBe(before)
    await Promise.all([settle(), settle()])
    expect(await count()).toBe(before + 1)
    breaks = {}
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'OrderPlaced' })
    expect(await count()).toBe(before + 1)
  })

  test('one who tries again before that is charged once', async () => {
    const cart = newCart()
    const before = (await charges()).length
    answerLost()
    await place(buyer, cart)
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'OrderPlaced' })
    expect((await charges()).length).toBe(before + 1)
  })

  test('what the provider knows nothing of is given up, and may be tried again', async () => {
    const cart = newCart()
    await place(buyer, { ...cart, payment: { token: card.fails } })
    await settle()
    const attempt = db.selectFrom('paymentAttempt').select('state').where('key', '=', `order:${cart.idempotencyKey}`)
    expect(await attempt.executeTakeFirst()).toEqual({ state: 'failed' })
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('an answer that comes after it was given up is given back', async () => {
    const cart = newCart()
    const before = await count()
    breaks = {
      charge: async (charge) => {
        await settle()
        return samplePayment(db).charge(charge)
      },
    }
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    expect(await count()).toBe(before)
    expect((await charges()).filter(({ refundedCents }) => refundedCents > 0)).toHaveLength(1)
    breaks = {}
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('money for an offer that was revised meanwhile is given back', async () => {
    const { engagement } = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'While I pay?' })
    const offer = (price: number) => ({ sendOffer: { price, days: 1, message: 'This much.' } })
    await advance(seller, engagement.id, offer(50))
    breaks = {
      charge: async (charge) => {
        await advance(seller, engagement.id, offer(60))
        return samplePayment(db).charge(charge)
      },
    }
    const answer = await advance(buyer, engagement.id, { acceptOffer: { payment: { token: card.pays } } })
    expect(answer).toMatchObject({ __typename: 'TransitionRefused', reason: 'VERSION_CONFLICT' })
    expect(await look(buyer, engagement.id)).toMatchObject({ state: 'OFFERED', money: { price: 60, paid: 0 } })
    expect((await charges()).filter(({ refundedCents }) => refundedCents === 5_000)).toHaveLength(1)
  })

  test('what could not be given back at once is given back when it is settled', async () => {
    const cart = newCart()
    breaks = {
      charge: async (charge) => {
        await settle()
        return samplePayment(db).charge(charge)
      },
      refund: () => Promise.reject(new Error('Out of reach')),
    }
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    breaks = {}
    await settle()
    const attempt = db.selectFrom('paymentAttempt').select('state').where('key', '=', `order:${cart.idempotencyKey}`)
    expect(await attempt.executeTakeFirst()).toEqual({ state: 'refunded' })
    expect((await charges()).filter(({ refundedCents }) => refundedCents === 10_005)).toHaveLength(2)
  })

  test('one that the provider can’t be asked about holds up no other', async () => {
    const [stuck, free] = [newCart(), newCart()]
    answerLost()
    for (const cart of [stuck, free]) await place(buyer, cart)
    const keyOf = async ({ idempotencyKey }: { idempotencyKey: string }) => {
      const attempt = db.selectFrom('paymentAttempt').selectAll().where('key', '=', `order:${idempotencyKey}`)
      return attempt.executeTakeFirstOrThrow()
    }
    const { chargeKey } = await keyOf(stuck)
    breaks = {
      find: async (key) => {
        if (key === chargeKey) throw new Error('Unheard of')
        return samplePayment(db).find(key)
      },
    }
    await expect(settle()).rejects.toThrow('Unheard of')
    expect([(await keyOf(stuck)).state, (await keyOf(free)).state]).toEqual(['open', 'paid'])
    breaks = {}
    await settle()
    expect((await keyOf(stuck)).state).toBe('paid')
  })

  test('with a provider that is down nothing is lost or charged', async () => {
    breaks = { charge: () => Promise.reject(new Error('Down')) }
    const cart = newCart()
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    breaks = {}
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'OrderPlaced' })
  })
})
