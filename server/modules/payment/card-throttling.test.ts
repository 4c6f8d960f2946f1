import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { registeredAs } from '../../testing/register'
import { card, expectBalancedBooks, SERVICE, tradeWith } from '../../testing/trade'

const cart = { lines: [{ listingId: SERVICE, quantity: 1 }], expectedTotal: 2_999.99 }
const declined = { payment: { token: card.declined } }

describe.each(databases)('card throttling on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const now = () => new Date(moment)
  const execute = executor(db, { now })
  const { place, tryPlace } = tradeWith(execute)
  afterEach(async () => {
    moment += 2 * 3_600_000
    await expectBalancedBooks(db)
  })
  afterAll(() => db.destroy())

  let people = 0
  const customer = async (address: string) => {
    people += 1
    const { visitor } = await registeredAs(execute, `card-${people}@example.com`)
    return Object.assign(newVisitor(address, visitor.token))
  }
  const decline = (visitor: Visitor, times: number) =>
    Promise.all(Array.from({ length: times }, () => tryPlace(visitor, { ...cart, ...declined })))
  const refused = {
    __typename: 'PaymentDeclined',
    message: 'Too many cards were declined. Nothing was charged. Try again in an hour.',
    retryable: false,
  }

  test('card throttling: after 10 declined cards an account waits an hour, with any card and after a restart', async () => {
    const visitor = await customer('192.0.2.1')
    const key = randomUUID()
    await decline(visitor, 9)
    await tryPlace(visitor, { ...cart, ...declined, idempotencyKey: key })
    const charges = (await db.selectFrom('sampleCharge').select('key').execute()).length
    expect(await tryPlace(visitor, cart)).toEqual(refused)
    expect(visitor.retryAfterSeconds).toBe(3_600)
    expect(await tradeWith(executor(db, { now })).tryPlace(visitor, { ...cart, idempotencyKey: key })).toEqual(refused)
    expect(await db.selectFrom('sampleCharge').select('key').execute()).toHaveLength(charges)
    moment += 3_600_000
    await place(visitor, { ...cart, idempotencyKey: key })
  })

  test('card throttling: concurrent attempts are counted before they are charged', async () => {
    const results = await decline(await customer('192.0.2.2'), 14)
    expect(
      results.filter((result) => result.__typename === 'PaymentDeclined' && result.message === refused.message).length,
    ).toBeGreaterThanOrEqual(4)
  })

  test('card throttling: after 30 declined cards an address waits, whatever the account', async () => {
    for (let i = 0; i < 3; i += 1) await decline(await customer('192.0.2.3'), 10)
    expect(await tryPlace(await customer('192.0.2.3'), cart)).toEqual(refused)
    await place(await customer('192.0.2.4'), cart)
  })

  test('card throttling: paid orders and provider failures are not counted', async () => {
    const visitor = await customer('192.0.2.5')
    for (let i = 0; i < 6; i += 1) {
      await tryPlace(visitor, { ...cart, payment: { token: card.fails } })
      await place(visitor, cart)
    }
    await place(visitor, cart)
  })
})
