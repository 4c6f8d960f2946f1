import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { ReinstateUserDocument, SuspendUserDocument } from '../../testing/accounts.generated'
import { correspondentOf } from '../../testing/correspondent'
import { SendMessageDocument } from '../../testing/correspondent.generated'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { registeredAs } from '../../testing/register'
import { codeOf, expectValue } from '../../testing/result'
import { signedInAs } from '../../testing/sign-in'
import { startServer } from '../../testing/test-server'
import { expectBalancedBooks, tradeWith } from '../../testing/trade'
import { OrderDocument } from './place-order.test.generated'

const HTML = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>5 < 6</b>'

describe.each(databases)('interrupted checkouts on $name', async ({ openSample }) => {
  const db = await openSample()
  let faults: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db), ...faults })
  const execute = executor(db, { openPaymentProvider: payment })
  const { findEngagement, place, tryAdvance, tryPlace } = tradeWith(execute)
  let buyer: Visitor
  let admin: Visitor
  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterEach(async () => {
    faults = {}
    await expectBalancedBooks(db)
  })
  afterAll(() => db.destroy())

  let shops = 0
  /** A seller with one listing for 49.99, and what they do with it. */
  const shop = async () => {
    shops += 1
    const { id: sellerId, visitor } = await registeredAs(execute, `shop-${shops}@example.com`, 'VENDOR')
    const seller = sellerOf(execute, visitor)
    const { id, updatedAt } = await seller.create()
    let version = updatedAt
    const edit = async (price: number) => {
      await seller.edit({ ...completeDraft, id, updatedAt: version, price })
      version = (await seller.publish(id)).updatedAt
    }
    await edit(49.99)
    const cart = { lines: [{ listingId: id, quantity: 2 }], expectedTotal: 99.98, idempotencyKey: randomUUID() }
    return { seller, sellerId, id, edit, cart }
  }
  const charged = async () =>
    (await db.selectFrom('sampleCharge').select(['cents', 'refundedCents']).execute())
      .map(({ cents, refundedCents }) => cents - refundedCents)
      .reduce((sum, cents) => sum + cents, 0)

  test('interrupted checkout: a changed price is refused, nothing is charged, and the new price can be paid', async () => {
    const { edit, cart } = await shop()
    await edit(60)
    const before = await charged()
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'PriceChanged', quote: { total: 120 } })
    expect(await charged()).toBe(before)
    // As the page sends it: other content has a key of its own.
    const agreed = { ...cart, expectedTotal: 120, idempotencyKey: randomUUID() }
    expect(await place(buyer, agreed)).toMatchObject({ total: 120 })
    expect(await charged()).toBe(before + 12_000)
  })

  test('interrupted checkout: a price that changes while the card is charged stays as agreed', async () => {
    const { edit, cart } = await shop()
    faults = {
      charge: async (charge) => {
        await edit(75)
        return samplePayment(db).charge(charge)
      },
    }
    expect(await place(buyer, cart)).toMatchObject({ total: 99.98, engagements: [{ money: { held: 99.98 } }] })
  })

  test.each(['unpublish', 'remove'] as const)(
    'interrupted checkout: a listing that its seller hides (%s) is unavailable',
    async (hide) => {
      const { seller, id, cart } = await shop()
      await seller[hide](id)
      const before = await charged()
      expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'LineUnavailable', listingIds: [id] })
      expect(await charged()).toBe(before)
    },
  )

  test('interrupted checkout: listings of a suspended seller are unavailable until reinstatement', async () => {
    const { sellerId, id, cart } = await shop()
    const moderation = { input: { userId: sellerId, reason: 'Checks.' } }
    await execute(SuspendUserDocument, moderation, admin)
    expect(await tryPlace(buyer, cart)).toMatchObject({ __typename: 'LineUnavailable', listingIds: [id] })
    await execute(ReinstateUserDocument, moderation, admin)
    await place(buyer, cart)
  })

  test('idempotency key: a repeated checkout returns the same order although the listing is gone', async () => {
    const { seller, id, edit, cart } = await shop()
    const order = await place(buyer, cart)
    await edit(80)
    expect((await place(buyer, cart)).id).toBe(order.id)
    await seller.remove(id)
    const before = await charged()
    expect((await place(buyer, { ...cart, payment: null })).id).toBe(order.id)
    expect(await charged()).toBe(before)
  })

  test('idempotency key: another account with the same key gets an order of its own', async () => {
    const { cart } = await shop()
    const order = await place(buyer, cart)
    const { visitor } = await registeredAs(execute, `guess-${shops}@example.com`)
    expect((await place(visitor, cart)).id).not.toBe(order.id)
    expect((await execute(OrderDocument, { id: order.id }, visitor)).data.order).toBeNull()
    const engagement = expectValue(order.engagements[0])
    expect(await findEngagement(visitor, engagement.id)).toBeNull()
    expect(await findEngagement(visitor, engagement.number)).toBeNull()
    expect(await tryAdvance(visitor, engagement.id, { acceptDelivery: true }, 1)).toMatchObject({
      __typename: 'EngagementNotFound',
    })
  })

  test('message: HTML stays plain text', async () => {
    const { id } = await shop()
    const writer = correspondentOf(execute, buyer)
    const { conversation, sent } = await writer.start({ listingId: id }, HTML)
    expect(sent.body).toBe(HTML)
    expect((await writer.open(conversation.id)).messages.nodes[0]?.body).toBe(HTML)
  })

  test('message: 1 MB is refused, and the conversation goes on', async () => {
    const server = await startServer({ db })
    const { id } = await shop()
    const writer = correspondentOf(execute, buyer)
    const { conversation } = await writer.start({ listingId: id })
    const input = { conversationId: conversation.id, body: 'x'.repeat(1024 * 1024), clientId: 'large' }
    const result = await server.execute(SendMessageDocument, { input })
    expect([result.response.status, codeOf(result)]).toEqual([413, 'BAD_REQUEST'])
    expect(await writer.send(conversation.id)).toMatchObject({ sent: { sequence: 2 } })
  })
})
