import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { samplePayment } from '../../infrastructure/payment/sample-payment'
import { correspondentOf } from '../../testing/correspondent'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { registeredAs } from '../../testing/register'
import { signedInAs } from '../../testing/sign-in'
import { startServer } from '../../testing/test-server'
import { expectBalancedBooks, tradeWith } from '../../testing/trade'

const HTML = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>5 < 6</b>'

describe.each(databases)('a checkout in bad weather on $name', async ({ openSample }) => {
  const db = await openSample()
  let breaks: Partial<PaymentProvider> = {}
  const payment = (db: Database) => ({ ...samplePayment(db), ...breaks })
  const execute = executor(db, { openPaymentProvider: payment })
  const { advance, look, place } = tradeWith(execute)
  let buyer: Visitor
  let admin: Visitor
  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterEach(async () => {
    breaks = {}
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
      const { listing } = await seller.edit({ ...completeDraft, id, updatedAt: version, price })
      version = listing.updatedAt
      version = (await seller.publish(id)).listing.updatedAt
    }
    await edit(49.99)
    const cart = { lines: [{ listingId: id, quantity: 2 }], expectedTotal: 99.98, idempotencyKey: randomUUID() }
    return { seller, sellerId, id, edit, cart }
  }
  const charged = async () =>
    (await db.selectFrom('sampleCharge').select(['cents', 'refundedCents']).execute())
      .map(({ cents, refundedCents }) => cents - refundedCents)
      .reduce((sum, cents) => sum + cents, 0)

  test('a price that its seller has changed since is told, and nothing charged; the new one is then paid', async () => {
    const { edit, cart } = await shop()
    await edit(60)
    const before = await charged()
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'PriceChanged', quote: { total: 120 } })
    expect(await charged()).toBe(before)
    // As the page sends it: other content has a key of its own.
    const agreed = { ...cart, expectedTotal: 120, idempotencyKey: randomUUID() }
    expect(await place(buyer, agreed)).toMatchObject({ order: { total: 120 } })
    expect(await charged()).toBe(before + 12_000)
  })

  test('a price that changes while the card is charged stays the one that was agreed', async () => {
    const { edit, cart } = await shop()
    breaks = {
      charge: async (charge) => {
        await edit(75)
        return samplePayment(db).charge(charge)
      },
    }
    expect(await place(buyer, cart)).toMatchObject({
      order: { total: 99.98, engagements: [{ money: { held: 99.98 } }] },
    })
  })

  test.each(['unpublish', 'remove'] as const)('what its seller takes back (%s) is gone from the cart', async (act) => {
    const { seller, id, cart } = await shop()
    await seller[act](id)
    const before = await charged()
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'LineUnavailable', listingIds: [id] })
    expect(await charged()).toBe(before)
  })

  test('of a seller who is suspended nothing is bought, until they are back', async () => {
    const { sellerId, id, cart } = await shop()
    const judge = (act: string) =>
      execute(`mutation { ${act}User(input: { userId: "${sellerId}", reason: "Checks." }) { __typename } }`, {}, admin)
    await judge('suspend')
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'LineUnavailable', listingIds: [id] })
    await judge('reinstate')
    expect(await place(buyer, cart)).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('back after payment, the same checkout is the same order, though the listing is gone by then', async () => {
    const { seller, id, edit, cart } = await shop()
    const { order } = await place(buyer, cart)
    await edit(80)
    expect((await place(buyer, cart)).order.id).toBe(order.id)
    await seller.remove(id)
    const before = await charged()
    expect((await place(buyer, { ...cart, payment: null })).order.id).toBe(order.id)
    expect(await charged()).toBe(before)
  })

  test('a key is its buyer’s own: a stranger who guesses it gets nothing of theirs', async () => {
    const { cart } = await shop()
    const { order } = await place(buyer, cart)
    const { visitor } = await registeredAs(execute, `guess-${shops}@example.com`)
    const answer = await place(visitor, cart)
    expect(answer.order.id).not.toBe(order.id)
    const find = (id: string) => execute('query ($id: ID!) { order(id: $id) { id } }', { id }, visitor)
    expect((await find(order.id)).data.order).toBeNull()
    expect(await look(visitor, order.engagements[0].id)).toBeNull()
    expect(await look(visitor, order.engagements[0].number)).toBeNull()
    expect(await advance(visitor, order.engagements[0].id, { acceptDelivery: true }, 1)).toMatchObject({
      __typename: 'EngagementNotFound',
    })
  })

  test('what is written as HTML stays the text that it is', async () => {
    const { id } = await shop()
    const writer = correspondentOf(execute, buyer)
    const { conversation, sent } = await writer.start({ listingId: id }, HTML)
    expect(sent.body).toBe(HTML)
    expect((await writer.open(conversation.id)).messages.nodes[0].body).toBe(HTML)
  })

  test('a message of 1 MB is turned away at the door, and the thread goes on', async () => {
    const server = await startServer({ db })
    const { id } = await shop()
    const writer = correspondentOf(execute, buyer)
    const { conversation } = await writer.start({ listingId: id })
    const input = { conversationId: conversation.id, body: 'x'.repeat(1024 * 1024), clientId: 'large' }
    const response = await server.ask(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }',
      { input },
    )
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([413, 'BAD_REQUEST'])
    expect(await writer.send(conversation.id)).toMatchObject({ __typename: 'MessageSent', sent: { sequence: 2 } })
  })
})
