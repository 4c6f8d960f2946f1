import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger, SERVICE } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { contentHash } from '../payment/payment.service'
import { OrderDocument, OrdersDocument } from './place-order.test.generated'

const line = (listingId: string, quantity = 1) => ({ listingId, quantity })

describe.each(databases)('placing an order on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, mailsTo } = newMailbox()
  const execute = executor(db, infrastructure)
  const { advance, place, tryPlace } = engagementsWith(execute)
  let customer: Visitor
  beforeAll(async () => {
    customer = await signedInAs(execute, 'CUSTOMER')
    await addListings(db, [
      { id: 'srv-small', priceCents: 12_345, sellerId: 'usr-tomas-vidal' },
      { id: 'prd-small', kind: 'product', priceCents: 1_050, sellerId: 'usr-marta-keller' },
      { id: 'prd-free', kind: 'product', priceCents: 0, sellerId: 'usr-marta-keller' },
    ])
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const countOrders = async () => (await db.selectFrom('order').select('id').execute()).length
  const cart = { lines: [line('srv-small'), line('prd-small', 3)], expectedTotal: 133.95 }

  test('place order: an engagement for each line, with its money held', async () => {
    const { visitor } = await registeredAs(execute, 'first@example.com')
    const order = await place(visitor, cart)
    expect(order).toMatchObject({ state: 'IN_PROGRESS', total: 133.95, refunded: 0, cardLastFour: '4242' })
    expect(order.receipt).toEqual({ name: 'Ada Byron', company: null, email: 'first@example.com' })
    expect(order.engagements).toMatchObject([
      { state: 'AWAITING_REQUIREMENTS', quantity: 1, money: { price: 123.45, paid: 123.45, held: 123.45 }, days: 14 },
      { state: 'DELIVERED', quantity: 1, money: { price: 10.5, held: 10.5, released: 0 }, days: null },
    ])
    for (const { number } of order.engagements) expect(number).toMatch(/^MQ-[2-9A-HJKMNP-TV-Z]{5}$/)
  })

  test('place order: the receipt is mailed, and a mail to each seller', async () => {
    const receipt = { name: 'Ada Byron', company: 'Byron Ltd', email: 'books@byron.example' }
    const order = await place(customer, { ...cart, receipt })
    const [mail] = await mailsTo('books@byron.example')
    expect(mail?.subject).toMatch(/^Your receipt: \$133\.95 for ‘.+’ and 1 more$/)
    expect(mail?.text).toMatch(/^Hello Ada,/)
    for (const { number, title } of order.engagements) expect(mail?.text).toContain(`${number}  ‘${title}’: $`)
    expect(mail?.text.match(/\/dashboard\/invoices\/INV-/g)).toHaveLength(2)
    expect(mail?.html).toContain(`href="http://localhost:4000/dashboard/orders/${order.id}"`)
    expect((await mailsTo('freelancer@example.com'))[0]).toMatchObject({
      subject: expect.stringMatching(/^Clara Whitfield bought ‘/),
      text: expect.stringContaining('$123.45 is paid, and Marque holds it.'),
    })
  })

  test('idempotency key: repeated and concurrent requests return the same order', async () => {
    const input = { ...cart, idempotencyKey: randomUUID() }
    const before = await countOrders()
    const first = await place(customer, input)
    expect(await place(customer, input)).toEqual(first)
    const key = randomUUID()
    const both = await Promise.all([1, 2, 3].map(() => place(customer, { ...cart, idempotencyKey: key })))
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    expect(await countOrders()).toBe(before + 2)
  })

  test('idempotency key: another cart under the same key is refused', async () => {
    const idempotencyKey = randomUUID()
    await place(customer, { ...cart, idempotencyKey })
    const other = await tryPlace(customer, { lines: [line('srv-small')], expectedTotal: 123.45, idempotencyKey })
    expect(other).toMatchObject({ __typename: 'InvalidInput', field: 'idempotencyKey' })
  })

  test('idempotency key: another receipt is refused once it is paid, and accepted if nothing was charged', async () => {
    const receipt = { name: 'Ada Byron', company: 'Byron Ltd', email: 'books@byron.example' }
    const input = { ...cart, receipt, idempotencyKey: randomUUID() }
    await tryPlace(customer, { ...input, payment: { token: card.declined } })
    const changed = { ...receipt, email: 'ada@byron.example' }
    expect((await place(customer, { ...input, receipt: changed })).receipt).toEqual(changed)
    expect(await tryPlace(customer, input)).toMatchObject({ __typename: 'InvalidInput', field: 'email' })
    await place(customer, { ...input, receipt: changed })
  })

  describe('idempotency key of a checkout that began with an older version of the server', () => {
    const legacyHash = contentHash([cart.lines, cart.expectedTotal])
    const asBefore = (idempotencyKey: string) =>
      db
        .updateTable('paymentAttempt')
        .set({ contentHash: legacyHash })
        .where('key', '=', `order:${idempotencyKey}`)
        .execute()
    const countCharges = async () => (await db.selectFrom('sampleCharge').select('key').execute()).length

    test('paid: the same order is returned, and another receipt is refused', async () => {
      const input = { ...cart, idempotencyKey: randomUUID() }
      const order = await place(customer, input)
      await asBefore(input.idempotencyKey)
      const before = await countCharges()
      expect(await place(customer, input)).toEqual(order)
      expect(await countCharges()).toBe(before)
      const receipt = { name: 'Grace Hopper', email: 'books@byron.example' }
      expect(await tryPlace(customer, { ...input, receipt })).toMatchObject({
        __typename: 'InvalidInput',
        field: 'name',
      })
      const other = await tryPlace(customer, { ...input, lines: [line('srv-small')], expectedTotal: 123.45 })
      expect(other).toMatchObject({ __typename: 'InvalidInput', field: 'idempotencyKey' })
    })

    test('being charged: the same charge is continued', async () => {
      const input = { ...cart, idempotencyKey: randomUUID() }
      expect(await tryPlace(customer, { ...input, payment: { token: card.fails } })).toMatchObject({ retryable: true })
      await asBefore(input.idempotencyKey)
      const charge = db.selectFrom('charge').select('key').where('state', '=', 'open')
      const { key } = await charge.executeTakeFirstOrThrow()
      await place(customer, input)
      expect(await db.selectFrom('charge').select('state').where('key', '=', key).execute()).toEqual([
        { state: 'paid' },
      ])
    })

    test('declined: another card and another receipt are accepted', async () => {
      const input = { ...cart, idempotencyKey: randomUUID() }
      await tryPlace(customer, { ...input, payment: { token: card.declined } })
      await asBefore(input.idempotencyKey)
      const receipt = { name: 'Ada Byron', email: 'books@byron.example' }
      expect((await place(customer, { ...input, receipt })).receipt.name).toBe('Ada Byron')
    })
  })

  test('place order: a changed total is refused and charges nothing', async () => {
    const before = await countOrders()
    const result = await tryPlace(customer, { ...cart, expectedTotal: 150 })
    expect(result).toEqual({
      __typename: 'PriceChanged',
      message: 'The total is now $133.95, not $150.00. Nothing was charged.',
      quote: { total: 133.95 },
    })
    expect(await countOrders()).toBe(before)
  })

  test('place order: the id of a missing listing is returned', async () => {
    const result = await tryPlace(customer, { ...cart, lines: [...cart.lines, line('srv-gone')] })
    expect(result).toMatchObject({ __typename: 'LineUnavailable', listingIds: ['srv-gone'], quote: { total: 133.95 } })
  })

  test('place order: a hidden listing is unavailable', async () => {
    await addListings(db, [{ id: 'srv-hidden', published: 0, visible: 0 }, { id: 'srv-shown' }])
    const result = await tryPlace(customer, { lines: [line('srv-hidden')], expectedTotal: 100 })
    expect(result).toMatchObject({ __typename: 'LineUnavailable', listingIds: ['srv-hidden'], quote: { total: 0 } })
  })

  test('payment: after a declined card another may be used with the same idempotency key', async () => {
    const input = { ...cart, idempotencyKey: randomUUID() }
    const declined = await tryPlace(customer, { ...input, payment: { token: card.declined } })
    expect(declined).toMatchObject({ __typename: 'PaymentDeclined', retryable: false })
    await place(customer, input)
  })

  test('idempotency key: a repeated checkout finds its order although the saved billing details changed before it was paid', async () => {
    const input = { ...cart, idempotencyKey: randomUUID() }
    await tryPlace(customer, { ...input, payment: { token: card.declined } })
    await place(customer, { ...cart, receipt: { name: 'Grace Hopper', email: 'books@byron.example' } })
    const { id } = await place(customer, input)
    await place(customer, { ...cart, receipt: { name: 'Ada Byron', email: 'books@byron.example' } })
    expect((await place(customer, input)).id).toBe(id)
  })

  test('payment: a failing provider leaves no order, and the checkout can be repeated', async () => {
    const input = { ...cart, idempotencyKey: randomUUID() }
    const before = await countOrders()
    const failed = await tryPlace(customer, { ...input, payment: { token: card.fails } })
    expect(failed).toMatchObject({ __typename: 'PaymentDeclined', retryable: true })
    expect(await countOrders()).toBe(before)
    await place(customer, input)
    expect(await countOrders()).toBe(before + 1)
  })

  test('payment: not needed for an order of $0', async () => {
    const order = await place(customer, { lines: [line('prd-free')], expectedTotal: 0, payment: null })
    expect(order).toMatchObject({ total: 0, cardLastFour: null })
    expect(order.engagements).toMatchObject([{ state: 'DELIVERED', money: { price: 0, held: 0 } }])
    expect((await mailsTo('customer@example.com'))[0]?.text).toContain('You ordered this free of charge on ')
  })

  test('place order: more than $20,000,000 has to be ordered in parts', async () => {
    expect(await tryPlace(customer, { ...cart, expectedTotal: 20_000_001 })).toMatchObject({
      message: 'An order can be at most $20,000,000. Please split it into several orders.',
    })
  })

  test.each([
    ['lines', { lines: [] }],
    ['lines', { lines: Array.from({ length: 101 }, () => line('srv-small')) }],
    ['lines', { lines: [line('srv-small', 0)] }],
    ['lines', { lines: [line('srv-small', 100)] }],
    ['lines', { lines: [{ ...line('srv-small'), extraIds: ['a', 'b', 'c', 'd', 'e', 'f'] }] }],
    ['payment', { payment: null }],
    ['payment', { payment: { token: '4242 4242 4242 4242' } }],
    ['idempotencyKey', { idempotencyKey: 'short' }],
    ['expectedTotal', { expectedTotal: 1.001 }],
    ['email', { receipt: { name: 'Ada', email: 'nowhere' } }],
    ['name', { receipt: { name: ' ', email: 'ada@byron.example' } }],
  ])('place order: an invalid %s (%#) is refused', async (field, input) => {
    expect(await tryPlace(customer, { ...cart, ...input })).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('place order: a seller buys from others with the account that sells, and is their buyer', async () => {
    const vendor = await signedInAs(execute, 'VENDOR')
    const order = await place(vendor, { lines: [line('srv-small')], expectedTotal: 123.45 })
    expect((await execute(OrdersDocument, {}, vendor)).data.orders.nodes).toMatchObject([{ id: order.id }])
    const [{ id } = { id: '' }] = order.engagements
    const { state } = await advance(vendor, id, { submitRequirements: { message: 'Two boxes.' } })
    expect(state).toBe('IN_PROGRESS')
  })

  test("place order: one's own listing is refused", async () => {
    const result = await tryPlace(await signedInAs(execute, 'VENDOR'), cart)
    expect(result).toMatchObject({ __typename: 'InvalidInput', message: "You can't buy your own listing." })
  })

  test('order: found by its buyer and admins only', async () => {
    const order = await place(customer, { lines: [line(SERVICE)], expectedTotal: 2_999.99 })
    const find = async (visitor: Visitor) => (await execute(OrderDocument, { id: order.id }, visitor)).data.order
    expect(await find(customer)).toEqual({ id: order.id })
    expect(await find(await signedInAs(execute, 'ADMIN'))).toEqual({ id: order.id })
    expect(await find(await signedInAs(execute, 'BROKER'))).toBeNull()
    const { data } = await execute(OrdersDocument, {}, customer)
    expect(data.orders.nodes).toMatchObject([{ id: order.id }])
  })
})
