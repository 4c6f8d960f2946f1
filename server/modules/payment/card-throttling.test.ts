import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger, SERVICE } from '../../testing/engagements'
import { executor, newVisitor } from '../../testing/execute'

const cart = { lines: [{ listingId: SERVICE, quantity: 1 }], expectedTotal: 2_999.99 }
const declined = { payment: { token: card.declined } }

describe.each(databases)('card throttling on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const now = () => new Date(moment)
  const execute = executor(db, { now })
  const { place, tryPlace } = engagementsWith(execute)
  afterEach(async () => {
    moment += 2 * 3_600_000
    await expectBalancedLedger(db)
  })
  afterAll(() => db.destroy())

  let accountCount = 0
  const customer = async (address: string) => {
    accountCount += 1
    const { visitor } = await registeredAs(execute, `card-${accountCount}@example.com`)
    return newVisitor(address, visitor.token)
  }
  const decline = (visitor: Visitor, times: number) =>
    Promise.all(Array.from({ length: times }, () => tryPlace(visitor, { ...cart, ...declined })))
  const refused = {
    __typename: 'PaymentDeclined',
    message: 'Too many cards were declined. Nothing was charged. Try again in an hour.',
    retryable: false,
  }

  test('card throttling: after 10 declined cards an account is refused for an hour, with any card, after a restart too', async () => {
    const visitor = await customer('192.0.2.1')
    const key = randomUUID()
    await decline(visitor, 9)
    await tryPlace(visitor, { ...cart, ...declined, idempotencyKey: key })
    const charges = (await db.selectFrom('sampleCharge').select('key').execute()).length
    expect(await tryPlace(visitor, cart)).toEqual(refused)
    expect(visitor.retryAfterSeconds).toBe(3_600)
    expect(await engagementsWith(executor(db, { now })).tryPlace(visitor, { ...cart, idempotencyKey: key })).toEqual(
      refused,
    )
    expect(await db.selectFrom('sampleCharge').select('key').execute()).toHaveLength(charges)
    moment += 3_600_000
    await place(visitor, { ...cart, idempotencyKey: key })
  })

  test('card throttling: concurrent attempts are counted before cards are charged', async () => {
    const results = await decline(await customer('192.0.2.2'), 14)
    expect(
      results.filter((result) => result.__typename === 'PaymentDeclined' && result.message === refused.message).length,
    ).toBeGreaterThanOrEqual(4)
  })

  test('card throttling: after 30 declined cards an IP address is refused with any account', async () => {
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
