import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CheckOutDocument } from '../../crash-tests/clients/shopper.generated.ts'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { card } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { expectType } from '../../testing/result'
import { startServer } from '../../testing/test-server'
import { browsingOf } from '../connection'
import { poolSizes } from './postgres'

const FLOOD = 40
const search = '{ search(query: "logo") { totalCount } }'

test('connection pools: work has most connections, browsing has a third of the others', () => {
  expect(poolSizes(16)).toEqual({ system: 2, browsing: 4, work: 10 })
  expect(poolSizes(8)).toEqual({ system: 2, browsing: 2, work: 4 })
})

describe('connection pools', async () => {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()

  test('while slow searches exhaust the connections for browsing, a checkout and /healthz answer', async () => {
    const db = await postgres.openSample()
    onTestFinished(() => db.destroy())
    const { token } = await signedInAs(executor(db), 'CUSTOMER')
    const listing = await db.selectFrom('listing').selectAll().where('id', '=', 'srv-1502').executeTakeFirstOrThrow()
    const { ask, execute, visit } = await startServer({ db })
    const slow = await Promise.all(Array.from({ length: 4 }, () => browsingOf(db).startTransaction().execute()))
    const flood = Array.from({ length: FLOOD }, async () => (await ask(search)).status)
    const input = {
      lines: [{ listingId: listing.id, quantity: 1 }],
      expectedTotal: listing.priceCents / 100,
      idempotencyKey: randomUUID(),
      payment: { token: card.pays },
    }
    const { data } = await execute(CheckOutDocument, { input }, { cookie: `session=${token}` })
    expectType(data.placeOrder, 'OrderPlaced')
    expect((await visit('/healthz')).status).toBe(200)
    expect(await Promise.race(flood)).toBe(503)
    await Promise.all(slow.map((transaction) => transaction.rollback().execute()))
    await Promise.all(flood)
    expect((await ask(search)).status).toBe(200)
  }, 60_000)
})
