import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import type { CartLineInput, EditListingInput } from '../../testing/generated/schema'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { expectType } from '../../testing/result'
import { QuotedTermsDocument } from './changed-terms.test.generated'

const basic = { key: 'basic', name: 'Basic', price: 450, deliveryDays: 14, rounds: 5, contents: ['A search'] }
const standard = { key: 'standard', name: 'Standard', price: 700, deliveryDays: 10, rounds: 2, contents: ['A call'] }
const rush = { key: 'rush', name: 'Rush', price: 120, days: -4, rounds: 0 }
const options = { packages: [basic, standard], extras: [rush] }

describe.each(databases)('checkout of changed terms on $name', async ({ openSample }) => {
  const db = await openSample()
  let faults: Partial<PaymentProvider> = {}
  const execute = executor(db, { openPaymentProvider: (db) => ({ ...samplePayment(db), ...faults }) })
  const { place, tryPlace } = engagementsWith(execute)
  const freelancer = sellerOf(execute, await signedInAs(execute, 'FREELANCER'))
  const vendor = sellerOf(execute, await signedInAs(execute, 'VENDOR'))
  const buyer = await signedInAs(execute, 'CUSTOMER')
  afterEach(async () => {
    faults = {}
    await expectBalancedLedger(db)
  })
  afterAll(() => db.destroy())

  const newListing = async (first: Partial<EditListingInput> = {}, seller = freelancer) => {
    const { id } = await seller.create()
    const change = async (changes: Partial<EditListingInput>) => {
      const { updatedAt } = await seller.read(id)
      await seller.edit({ ...completeDraft, id, updatedAt, ...first, ...changes })
      await seller.publish(id)
    }
    await change({})
    return { id, change, line: { listingId: id, quantity: 1 } }
  }
  const quoted = async (lines: CartLineInput[]) => {
    const { total, groups } = (await execute(QuotedTermsDocument, { lines })).data.cartQuote
    const expectedTerms = groups.flatMap((group) => group.lines.map(({ terms }) => terms))
    return { lines, expectedTotal: total, expectedTerms, idempotencyKey: randomUUID() }
  }
  const countCharges = async () => (await db.selectFrom('sampleCharge').select('key').execute()).length

  test('checkout: a changed delivery time at the same price is refused, nothing is charged, and the new terms can be bought', async () => {
    const { id, change, line } = await newListing()
    const cart = await quoted([line])
    const before = await countCharges()
    await change({ deliveryDays: 300 })
    expect(await tryPlace(buyer, cart)).toEqual({
      __typename: 'TermsChanged',
      message: 'The terms of ‘Quokka Brand Sheet’ have changed. Nothing was charged.',
      listingIds: [id],
      quote: { total: 49.99 },
    })
    expect(await countCharges()).toBe(before)
    const { expectedTerms } = await quoted([line])
    expect((await place(buyer, { ...cart, expectedTerms })).engagements).toMatchObject([{ days: 300 }])
  })

  test('checkout: terms that have not changed are bought, in any order and with other changes of the listing', async () => {
    const first = await newListing(options)
    const second = await newListing()
    const cart = await quoted([
      { ...first.line, packageId: 'basic' },
      { ...first.line, packageId: 'standard', extraIds: ['rush'] },
      second.line,
    ])
    await first.change({
      tags: ['new'],
      description: 'Two pages that say who you are.',
      extras: [rush, { ...rush, key: 'b', name: 'B' }],
    })
    const order = await place(buyer, { ...cart, expectedTerms: cart.expectedTerms.toReversed() })
    expect(order.engagements).toHaveLength(3)
  })

  const changes: [what: string, changes: Partial<EditListingInput>][] = [
    ['title', { ...options, title: 'Quokka Brand Page' }],
    ['rounds of its package', { ...options, packages: [{ ...basic, rounds: 0 }, standard] }],
    ['contents of its package', { ...options, packages: [{ ...basic, contents: [] }, standard] }],
    ['days of its extra', { ...options, extras: [{ ...rush, days: 9 }] }],
    ['inclusions', { ...options, included: [] }],
    [
      'price, part of which moves to its extra',
      { packages: [{ ...basic, price: 400 }], extras: [{ ...rush, price: 170 }] },
    ],
  ]
  test.each(changes)('checkout: a line with other terms (%s) is refused', async (_, changed) => {
    const { id, change, line } = await newListing({ ...options, included: ['A call'] })
    const other = await newListing()
    const cart = await quoted([{ ...line, packageId: 'basic', extraIds: ['rush'] }, other.line])
    await change(changed)
    expect(expectType(await tryPlace(buyer, cart), 'TermsChanged').listingIds).toEqual([id])
  })

  test('checkout: of two lines of a listing, only a choice with other terms is refused', async () => {
    const { id, change, line } = await newListing(options)
    const basicCart = await quoted([{ ...line, packageId: 'basic' }])
    const bothCart = await quoted([
      { ...line, packageId: 'basic' },
      { ...line, packageId: 'standard' },
    ])
    await change({ packages: [basic, { ...standard, rounds: 0 }] })
    expect(expectType(await tryPlace(buyer, bothCart), 'TermsChanged').listingIds).toEqual([id])
    await place(buyer, basicCart)
  })

  test('checkout: another licence of a product is refused, also of a free one', async () => {
    const { id, change, line } = await newListing({ price: 0 }, vendor)
    const cart = { ...(await quoted([line])), payment: null }
    await change({ licence: 'For one day.' })
    expect(expectType(await tryPlace(buyer, cart), 'TermsChanged').listingIds).toEqual([id])
    await place(buyer, { ...cart, expectedTerms: (await quoted([line])).expectedTerms })
  })

  test('checkout: a changed total is told as such, and without the terms the total alone is compared', async () => {
    const { change, line } = await newListing()
    const { expectedTerms, ...cart } = await quoted([line])
    await change({ deliveryDays: 300, price: 60 })
    expect((await tryPlace(buyer, { ...cart, expectedTerms })).__typename).toBe('PriceChanged')
    await change({ deliveryDays: 200 })
    expect((await place(buyer, cart)).engagements).toMatchObject([{ days: 200 }])
  })

  test('idempotency key: a repeated checkout returns the same order although the terms have changed, whichever it names', async () => {
    const { change, line } = await newListing()
    const cart = await quoted([line])
    const { id } = await place(buyer, cart)
    await change({ deliveryDays: 300 })
    expect((await place(buyer, cart)).id).toBe(id)
    expect((await place(buyer, { ...cart, expectedTerms: (await quoted([line])).expectedTerms })).id).toBe(id)
  })

  test('checkout: terms that change while the card is charged stay as agreed; after a declined card they are refused', async () => {
    const { change, line } = await newListing()
    const cart = await quoted([line])
    faults = {
      charge: async (charge) => {
        await change({ deliveryDays: 300 })
        return samplePayment(db).charge(charge)
      },
    }
    const payment = { token: card.declined }
    expect((await tryPlace(buyer, { ...cart, payment })).__typename).toBe('PaymentDeclined')
    expect((await tryPlace(buyer, cart)).__typename).toBe('TermsChanged')
    await change({})
    expect((await place(buyer, cart)).engagements).toMatchObject([{ days: 5 }])
  })

  test('checkout: a payment that has begun on the provider’s page goes on at the terms of its beginning', async () => {
    const { change, line } = await newListing()
    const cart = await quoted([line])
    const url = 'https://pay.example/cs_1'
    faults = {
      checkout: 'HOSTED',
      charge: async () => ({ state: 'pending', url }),
      find: async () => ({ state: 'pending', url }),
    }
    const redirect = { __typename: 'PaymentRedirect', url }
    expect(await tryPlace(buyer, { ...cart, payment: null })).toEqual(redirect)
    await change({ deliveryDays: 300 })
    expect(await tryPlace(buyer, { ...cart, payment: null })).toEqual(redirect)
    faults = { find: async () => ({ state: 'paid', lastFour: '4242' }) }
    expect((await place(buyer, cart)).engagements).toMatchObject([{ days: 5 }])
  })
})
