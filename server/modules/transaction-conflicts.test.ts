import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody } from '../api/visitor'
import type { Database } from '../database/connection'
import { databases } from '../testing/database/databases'
import { testInfrastructure } from '../testing/infrastructure'
import { createContainer } from './container'
import { createEventBus } from './live-event/event-bus'

let db: Database
let ids: string[]
const followUps: string[] = []
const published: string[] = []

beforeAll(async () => {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()
  db = await postgres.openSample()
  ids = (await db.selectFrom('user').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id)
}, 60_000)

afterAll(() => db.destroy())

beforeEach(() => {
  followUps.length = 0
  published.length = 0
})

const open = () => {
  const eventBus = {
    ...createEventBus(),
    publish: (userIds?: ReadonlySet<string>) => void published.push(...(userIds ?? [])),
  }
  const afterResponse = (name: string) => void followUps.push(name)
  return createContainer(db, testInfrastructure({ afterResponse, eventBus }), nobody)
}

/** Resolves once it was called twice. */
const meeting = () => {
  let count = 0
  let meet = () => {}
  const met = new Promise<void>((resolve) => {
    meet = resolve
  })
  return () => {
    count += 1
    if (count === 2) meet()
    return met
  }
}

const renames = () => db.selectFrom('user').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute()

describe('transaction conflict', () => {
  test('a deadlock: the transaction that is rolled back runs again, and follow-ups run once for each', async () => {
    const { inTransaction } = open()
    const meet = meeting()
    let runs = 0
    const rename = (name: string, first = '', second = '') =>
      inTransaction(async ({ db: transaction, afterCommit, liveEvents }) => {
        runs += 1
        await sql`set local deadlock_timeout = '50ms'`.execute(transaction)
        afterCommit(name, async () => {})
        liveEvents.record(first, 'read', name)
        const set = (id: string) => transaction.updateTable('user').set({ name }).where('id', '=', id).execute()
        await set(first)
        await meet()
        await set(second)
        return name
      })
    const results = await Promise.all([rename('one', ids[0], ids[1]), rename('two', ids[1], ids[0])])
    expect(results).toEqual(['one', 'two'])
    expect(runs).toBe(3)
    expect(followUps.sort()).toEqual(['one', 'two'])
    expect(published.sort()).toEqual(ids)
    const [low, high] = await renames()
    expect(low?.name).toBe(high?.name)
  })

  test('a serialization failure: both changes of a row are kept', async () => {
    const { inTransaction } = open()
    const meet = meeting()
    const append = (letter: string) =>
      inTransaction(async ({ db: transaction }) => {
        await sql`set transaction isolation level repeatable read`.execute(transaction)
        const row = transaction
          .selectFrom('user')
          .select('name')
          .where('id', '=', ids[0] ?? '')
        const { name } = await row.executeTakeFirstOrThrow()
        await meet()
        const change = { name: name + letter }
        await transaction
          .updateTable('user')
          .set(change)
          .where('id', '=', ids[0] ?? '')
          .execute()
      })
    const before = (await renames())[0]?.name
    await Promise.all([append('x'), append('y')])
    expect([`${before}xy`, `${before}yx`]).toContain((await renames())[0]?.name)
  })

  test('work that always conflicts fails after four tries, and has no follow-up', async () => {
    const { inTransaction } = open()
    let runs = 0
    const work = inTransaction(async ({ db: transaction, afterCommit }) => {
      runs += 1
      afterCommit('never', async () => {})
      await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(transaction)
    })
    await expect(work).rejects.toThrow('conflict')
    expect(runs).toBe(4)
    expect(followUps).toEqual([])
  })

  test('an error that is no conflict is not repeated', async () => {
    const { inTransaction } = open()
    let runs = 0
    const work = inTransaction(async ({ db: transaction }) => {
      runs += 1
      await sql`select 1 / 0`.execute(transaction)
    })
    await expect(work).rejects.toThrow('division')
    expect(runs).toBe(1)
  })
})
