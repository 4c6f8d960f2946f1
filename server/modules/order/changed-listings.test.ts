import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { ReinstateUserDocument, SuspendUserDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { expectValue } from '../../testing/result'
import { OrderDocument } from './place-order.test.generated'

describe.each(databases)('checkout of changed listings on $name', async ({ openSample }) => {
  const db = await openSample()
  let faults: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db), ...faults })
  const execute = executor(db, { openPaymentProvider: payment })
  const { findEngagement, place, tryAdvance, tryPlace } = engagementsWith(execute)
  let buyer: Visitor
  let admin: Visitor
  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterEach(async () => {
    faults = {}
    await expectBalancedLedger(db)
  })
  afterAll(() => db.destroy())

  let vendorCount = 0
  /** A new vendor with one listing for 49.99. */
  const newVendor = async () => {
    vendorCount += 1
    const { id: sellerId, visitor } = await registeredAs(execute, `vendor-${vendorCount}@example.com`, 'VENDOR')
    const seller = sellerOf(execute, visitor)
    const { id, updatedAt } = await seller.create()
    let version = updatedAt
    const edit = async (price: number) => {
      await seller.edit({ ...completeDraft, id, updatedAt: version, price })
      version = (await seller.publish(id)).updatedAt
    }
    await edit(49.99)
    const cart = { lines: [{ listingId: id, quantity: 1 }], expectedTotal: 49.99, idempotencyKey: randomUUID() }
    return { seller, sellerId, id, edit, cart }
  }
  const chargedCents = async () =>
    (await db.selectFrom('sampleCharge').select(['cents', 'refundedCents']).execute())
      .map(({ cents, refundedCents }) => cents - refundedCents)
      .reduce((sum, cents) => sum + cents, 0)

  test('checkout: a changed price is refused, nothing is charged, and the new price can be paid', async () => {
    const { edit, cart } = await newVendor()
    await edit(60)
    const before = await chargedCents()
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PriceChanged', quote: { total: 60 } })
    expect(await chargedCents()).toBe(before)
    // A checkout with other content needs another key.
    const updatedCart = { ...cart, expectedTotal: 60, idempotencyKey: randomUUID() }
    expect(await place(buyer, updatedCart)).toMatchObject({ total: 60 })
    expect(await chargedCents()).toBe(before + 6_000)
  })

  test('checkout: a price that changes while the card is charged stays as agreed', async () => {
    const { edit, cart } = await newVendor()
    faults = {
      charge: async (charge) => {
        await edit(75)
        return samplePayment(db).charge(charge)
      },
    }
    expect(await place(buyer, cart)).toMatchObject({ total: 49.99, engagements: [{ money: { held: 49.99 } }] })
  })

  test.each(['unpublish', 'remove'] as const)(
    'checkout: a listing that its seller hides (%s) is unavailable',
    async (hide) => {
      const { seller, id, cart } = await newVendor()
      await seller[hide](id)
      const before = await chargedCents()
      expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'LineUnavailable', listingIds: [id] })
      expect(await chargedCents()).toBe(before)
    },
  )

  test.each(['unpublish', 'remove', 'take down'] as const)(
    'checkout: a listing that is hidden (%s) while the card is charged is not sold, and the payment is refunded',
    async (hide) => {
      const { seller, id, cart } = await newVendor()
      faults = {
        charge: async (charge) => {
          const charged = await samplePayment(db).charge(charge)
          const takenDown = { takenDown: 1, visible: 0 } as const
          if (hide === 'take down') await db.updateTable('listing').set(takenDown).where('id', '=', id).execute()
          else await seller[hide](id)
          return charged
        },
      }
      const before = await chargedCents()
      expect(await tryPlace(buyer, cart)).toMatchObject({
        __typename: 'LineUnavailable',
        message: 'The order could not be placed any more. Your payment is being refunded.',
        listingIds: [id],
      })
      // The refund is requested after the response.
      await expect.poll(chargedCents).toBe(before)
      expect(await db.selectFrom('engagement').select('id').where('listingId', '=', id).execute()).toEqual([])
    },
  )

  test('checkout: listings of a suspended seller are unavailable until reinstatement', async () => {
    const { sellerId, id, cart } = await newVendor()
    const moderation = { input: { userId: sellerId, reason: 'Checks.' } }
    await execute(SuspendUserDocument, moderation, admin)
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'LineUnavailable', listingIds: [id] })
    await execute(ReinstateUserDocument, moderation, admin)
    await place(buyer, cart)
  })

  test('idempotency key: a repeated checkout returns the same order although the listing was deleted', async () => {
    const { seller, id, edit, cart } = await newVendor()
    const order = await place(buyer, cart)
    await edit(80)
    expect((await place(buyer, cart)).id).toBe(order.id)
    await seller.remove(id)
    const before = await chargedCents()
    expect((await place(buyer, { ...cart, payment: null })).id).toBe(order.id)
    expect(await chargedCents()).toBe(before)
  })

  test('idempotency key: another account with the same key gets an order of its own', async () => {
    const { cart } = await newVendor()
    const order = await place(buyer, cart)
    const { visitor } = await registeredAs(execute, `guess-${vendorCount}@example.com`)
    expect((await place(visitor, cart)).id).not.toBe(order.id)
    expect((await execute(OrderDocument, { id: order.id }, visitor)).data.order).toBeNull()
    const engagement = expectValue(order.engagements[0])
    expect(await findEngagement(visitor, engagement.id)).toBeNull()
    expect(await findEngagement(visitor, engagement.number)).toBeNull()
    expect(await tryAdvance(visitor, engagement.id, { acceptDelivery: true }, 1)).toMatchObject({
      __typename: 'EngagementNotFound',
    })
  })
})
