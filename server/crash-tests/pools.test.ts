import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { browsingOf, systemOf } from '../database/connection'
import { poolSizes } from '../database/postgres/postgres'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { executor } from '../testing/execute'
import { expectType } from '../testing/result'
import { startServer } from '../testing/test-server'
import { CheckOutDocument } from './clients/shopper.generated.ts'

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
    let answered = 0
    // Slower than a search waits for a connection.
    const slow = Array.from({ length: 4 }, () => sql`select pg_sleep(2.9)`.execute(browsingOf(db)))
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity where query like 'select pg_sleep%'`.execute(systemOf(db))
      expect(rows).toHaveLength(4)
    })
    const flood = Array.from({ length: FLOOD }, async () => {
      const { status } = await ask(search)
      answered += 1
      return status
    })
    const input = {
      lines: [{ listingId: listing.id, quantity: 1 }],
      expectedTotal: listing.priceCents / 100,
      idempotencyKey: randomUUID(),
      payment: { token: 'sample-pays-4242' },
    }
    const { data } = await execute(CheckOutDocument, { input }, { cookie: `session=${token}` })
    expectType(data.placeOrder, 'OrderPlaced')
    expect((await visit('/healthz')).status).toBe(200)
    expect(answered).toBe(0)
    expect(await Promise.all(flood)).toContain(503)
    await Promise.all(slow)
    expect((await ask(search)).status).toBe(200)
  }, 60_000)
})
