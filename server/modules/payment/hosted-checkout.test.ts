import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { Charge, ChargeState, PaymentProvider } from '../../infrastructure/payment/payment'
import { noPayment } from '../../infrastructure/payment/payment'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger, SERVICE } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectType } from '../../testing/result'
import { createContainer } from '../container'
import { PaymentStateDocument } from './hosted-checkout.test.generated'

const page = 'https://pay.example/cs_1'

describe.each(databases)('hosted checkout on $name', async ({ openSample }) => {
  const db = await openSample()
  const charges = new Map<string, ChargeState>()
  const requests: Charge[] = []
  const provider: PaymentProvider = {
    ...noPayment,
    isMissing: false,
    checkout: 'HOSTED',
    charge: async (charge) => {
      requests.push(charge)
      charges.set(charge.key, { state: 'pending', url: page })
      return { state: 'pending', url: page }
    },
    find: async (key) => charges.get(key),
    cancel: async (key) => {
      const known = charges.get(key)
      if (known && known.state !== 'pending') return known
      charges.set(key, { state: 'canceled' })
      return { state: 'canceled' }
    },
  }
  const openPaymentProvider = () => provider
  const execute = executor(db, { openPaymentProvider })
  const { tryPlace, tryAdvance, requestQuote, advance, readEngagement } = engagementsWith(execute)
  let buyer: Visitor
  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const newCart = () => ({
    lines: [{ listingId: SERVICE, quantity: 1 }],
    expectedTotal: 2_999.99,
    idempotencyKey: randomUUID(),
    payment: null,
  })
  /** The buyer decides on the provider's page, which notifies us. */
  const decide = async (state: ChargeState) => {
    const key = requests.at(-1)?.key ?? ''
    charges.set(key, state)
    const { chargeRepository, charges: service } = createContainer(
      db,
      testInfrastructure({ openPaymentProvider }),
      nobody,
    )
    await chargeRepository.recheck(key, new Date().toISOString())
    await service.check({ key })
  }
  const returned = () => new URL(requests.at(-1)?.returnUrl ?? '')
  const stateSeenBy = async (visitor: Visitor) => {
    const id = returned().searchParams.get('payment') ?? ''
    return (await execute(PaymentStateDocument, { id }, visitor)).data.paymentState
  }

  test('a checkout leads to the provider’s page, and its payment places the order', async () => {
    const cart = newCart()
    expect(await tryPlace(buyer, cart)).toEqual({ __typename: 'PaymentRedirect', url: page })
    expect(requests.at(-1)).toMatchObject({ cents: 299_999, token: null, buyerEmail: 'customer@example.com' })
    expect(returned().pathname).toBe('/checkout')
    expect(await stateSeenBy(buyer)).toBe('PENDING')
    await decide({ state: 'paid', lastFour: '4242' })
    expect(await stateSeenBy(buyer)).toBe('PAID')
    const { order } = expectType(await tryPlace(buyer, cart), 'OrderPlaced')
    expect(order.id).toBe(returned().searchParams.get('order'))
  })

  test('a sum that the provider does not take is refused, and nothing is asked of it', async () => {
    const before = requests.length
    const refused = async (sums: NonNullable<PaymentProvider['sums']>) => {
      provider.sums = sums
      return expectType(await tryPlace(buyer, newCart()), 'PaymentDeclined')
    }
    expect(await refused({ min: 300_000, max: 400_000 })).toMatchObject({
      message: expect.stringContaining('as small as this one'),
      retryable: false,
    })
    expect((await refused({ min: 50, max: 299_998 })).message).toContain('as large as this one')
    expect(requests).toHaveLength(before)
    provider.sums = { min: 50, max: 299_999 }
    expectType(await tryPlace(buyer, newCart()), 'PaymentRedirect')
    delete provider.sums
  })

  test('a repeated checkout leads to the same page, and to a new one after it was given up', async () => {
    const cart = newCart()
    const before = requests.length
    await tryPlace(buyer, cart)
    await tryPlace(buyer, cart)
    expect(requests.length).toBe(before + 1)
    await decide({ state: 'canceled' })
    expect(await stateSeenBy(buyer)).toBe('FAILED')
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentRedirect' })
    charges.set(requests.at(-1)?.key ?? '', { state: 'canceled' })
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PaymentRedirect' })
    expect(requests.length).toBe(before + 3)
  })

  test('back from the provider’s page the receipt may be changed, unless the buyer has paid there', async () => {
    const cart = newCart()
    const receipt = { name: 'Ada Byron', company: null, email: 'ada@byron.example' }
    const withReceipt = (changes = {}) => tryPlace(buyer, { ...cart, receipt: { ...receipt, ...changes } })
    expectType(await withReceipt(), 'PaymentRedirect')
    const { key: first } = requests.at(-1) ?? {}
    expectType(await withReceipt({ company: 'Analytical Engines' }), 'PaymentRedirect')
    expect(charges.get(first ?? '')).toEqual({ state: 'canceled' })
    expect(requests.at(-1)?.key).not.toBe(first)
    charges.set(requests.at(-1)?.key ?? '', { state: 'paid', lastFour: '4242' })
    expect(await withReceipt()).toMatchObject({ __typename: 'InvalidInput', field: 'company' })
    const { order } = expectType(await withReceipt({ company: 'Analytical Engines' }), 'OrderPlaced')
    expect(order.id).toBe(returned().searchParams.get('order'))
  })

  test('billing details that are saved while the buyer is on the provider’s page outlive the payment', async () => {
    const { id, visitor } = await registeredAs(execute, 'billing@example.com')
    const { billingDetails } = createContainer(db, testInfrastructure(), nobody)
    const named = (name: string) => ({ name, company: null, address: null, taxNumber: null })
    const begin = async (name: string) => {
      const receipt = { name, company: null, email: 'billing@example.com' }
      expectType(await tryPlace(visitor, { ...newCart(), receipt }), 'PaymentRedirect')
    }
    await begin('Ada Byron')
    await decide({ state: 'paid', lastFour: '4242' })
    expect(await billingDetails.partyOf({ id, name: '' })).toEqual(named('Ada Byron'))
    await begin('Ada King')
    await billingDetails.save(id, named('Ada Lovelace'))
    await decide({ state: 'paid', lastFour: '4242' })
    expect(await billingDetails.partyOf({ id, name: '' })).toEqual(named('Ada Lovelace'))
  })

  test('a listing that is hidden while the buyer is on the provider’s page is not sold, and the payment is refunded', async () => {
    const { id, visitor } = await registeredAs(execute, 'hidden@example.com')
    await addListings(db, [{ id: 'srv-hidden', priceCents: 5_000, sellerId: 'usr-priya-raman' }])
    const cart = { ...newCart(), lines: [{ listingId: 'srv-hidden', quantity: 1 }], expectedTotal: 50 }
    await tryPlace(visitor, cart)
    await db.updateTable('listing').set({ published: 0, visible: 0 }).where('id', '=', 'srv-hidden').execute()
    await decide({ state: 'paid', lastFour: '4242' })
    expect(await stateSeenBy(visitor)).toBe('REFUNDED')
    const notified = db.selectFrom('notification').select(['kind', 'title', 'text']).where('userId', '=', id)
    expect(await notified.execute()).toEqual([
      {
        kind: 'REFUND',
        title: 'Payment refunded',
        text: 'Your payment of $50.00 goes back to you: what you wanted to buy had changed in the meantime.',
      },
    ])
    const key = requests.at(-1)?.key ?? ''
    const refunds = await db
      .selectFrom('refund')
      .select(['engagementId', 'cents'])
      .where('chargeKey', '=', key)
      .execute()
    expect(refunds).toEqual([{ engagementId: null, cents: 5_000 }])
    expect(await tryPlace(visitor, cart)).toMatchObject({ __typename: 'LineUnavailable', listingIds: ['srv-hidden'] })
  })

  test('paid on the provider’s page for what is no longer offered: a changed receipt does not hide the refund', async () => {
    await addListings(db, [{ id: 'srv-withdrawn', priceCents: 5_000, sellerId: 'usr-priya-raman' }])
    const cart = { ...newCart(), lines: [{ listingId: 'srv-withdrawn', quantity: 1 }], expectedTotal: 50 }
    const receipt = { name: 'Ada Byron', company: null, email: 'ada@byron.example' }
    expectType(await tryPlace(buyer, { ...cart, receipt }), 'PaymentRedirect')
    await db.updateTable('listing').set({ published: 0, visible: 0 }).where('id', '=', 'srv-withdrawn').execute()
    charges.set(requests.at(-1)?.key ?? '', { state: 'paid', lastFour: '4242' })
    expect(await tryPlace(buyer, { ...cart, receipt: { ...receipt, name: 'Ada King' } })).toMatchObject({
      __typename: 'LineUnavailable',
      message: 'The order could not be placed any more. Your payment is being refunded.',
    })
  })

  test('while the bank takes its time, the buyer waits on our page', async () => {
    const cart = newCart()
    await tryPlace(buyer, cart)
    charges.set(requests.at(-1)?.key ?? '', { state: 'pending', url: null })
    expect(await tryPlace(buyer, cart)).toEqual({ __typename: 'PaymentRedirect', url: returned().href })
  })

  test('an accepted offer leads to the provider’s page, and its payment accepts it', async () => {
    const { id } = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'A logo?' })
    const seller = await signedInAs(execute, 'BROKER')
    await advance(seller, id, { sendOffer: { price: 50, days: 1, message: 'This much.' } })
    expect(await tryAdvance(buyer, id, { acceptOffer: {} })).toEqual({ __typename: 'PaymentRedirect', url: page })
    expect(returned().pathname).toBe(`/dashboard/engagements/${id}`)
    expect((await readEngagement(buyer, id)).state).toBe('OFFERED')
    await decide({ state: 'paid', lastFour: '4242' })
    expect(await readEngagement(buyer, id)).toMatchObject({ state: 'AWAITING_REQUIREMENTS', money: { held: 50 } })
  })

  test('nobody else sees the state of a payment', async () => {
    await tryPlace(buyer, newCart())
    expect(await stateSeenBy(await signedInAs(execute, 'BROKER'))).toBeNull()
  })

  test('rate limit: an open payment is repeated 60 times an hour, and may then still be paid', async () => {
    const cart = newCart()
    const visitor = (await registeredAs(execute, 'repeats@example.com')).visitor
    for (let times = 0; times < 61; times += 1) expectType(await tryPlace(visitor, cart), 'PaymentRedirect')
    const message = 'You have repeated payments too often. Try again in an hour: you are never charged twice.'
    expect(await tryPlace(visitor, cart)).toEqual({ __typename: 'PaymentDeclined', message, retryable: true })
    expect(visitor.retryAfterSeconds).toBeGreaterThan(3_500)
    await decide({ state: 'paid', lastFour: '4242' })
    expect((await tryPlace(visitor, cart)).__typename).toBe('OrderPlaced')
  })
})
