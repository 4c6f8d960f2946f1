import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { databases } from '../testing/database/databases'
import { type Database, isPostgres } from './connection'
import { migrate, migrateTo, migrationsOf } from './migrate'
import { openDatabase, openForMaintenance } from './open-database'

const createTable = (name: string) => ({
  up: async (db: Kysely<unknown>) => db.schema.createTable(name).addColumn('id', 'text').execute(),
})
const failing = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.createTable('half').addColumn('id', 'text').execute()
    throw new Error('stopped in the middle')
  },
}
const tablesOf = async (db: Database) => (await db.introspection.getTables()).map(({ name }) => name).sort()

describe.each(databases)('migrations on $name', ({ name, openBlank, newUrl }) => {
  const open = async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    return db
  }

  test('run in a transaction: one that fails in the middle leaves nothing, and the next start is complete', async () => {
    const db = await open()
    const before = { '0001-first': createTable('first') }
    await expect(migrate(db, { ...before, '0002-second': failing })).rejects.toThrow('stopped in the middle')
    expect(await tablesOf(db)).toEqual([])
    await migrate(db, { ...before, '0002-second': createTable('half') })
    expect(await tablesOf(db)).toEqual(['first', 'half'])
  })

  test('are listed as applied or pending', async () => {
    const db = await open()
    await migrateTo(db, '0003-search')
    const { applied, pending } = await migrationsOf(db)
    expect(applied).toEqual(['0001-accounts', '0002-catalogue', '0003-search'])
    expect(pending[0]).toBe('0004-account-care')
  })

  test('of two starts at once run only once', async () => {
    const db = await open()
    await Promise.all([migrate(db), migrate(db)])
    expect((await migrationsOf(db)).pending).toEqual([])
  })

  test('may create an index concurrently, without a transaction', async () => {
    const db = await open()
    const concurrently = sql.raw(isPostgres(db) ? 'concurrently' : '')
    const createIndex = {
      withoutTransaction: true as const,
      up: async (db: Kysely<unknown>) =>
        void (await sql`create index ${concurrently} first_id on first (id)`.execute(db)),
    }
    const migrations = {
      '0001-first': createTable('first'),
      '0002-index': createIndex,
      '0003-third': createTable('third'),
    }
    await Promise.all([migrate(db, migrations), migrate(db, migrations)])
    expect(await tablesOf(db)).toEqual(['first', 'third'])
    await expect(sql`create index first_id on first (id)`.execute(db)).rejects.toThrow('exists')
  })

  test.runIf(name === 'PostgreSQL')('have no time limit, and try again while others lock a table', async () => {
    const url = await newUrl()
    const [db, other] = [openForMaintenance(url), openDatabase(url)]
    onTestFinished(async () => {
      await db.destroy()
      await other.destroy()
    })
    const limits =
      await sql`select current_setting('statement_timeout') as t, current_setting('lock_timeout') as l`.execute(db)
    expect(limits.rows).toEqual([{ t: '0', l: '5s' }])
    await migrate(db, { '0001-first': createTable('first') })
    await sql`set lock_timeout = '50ms'`.execute(db)
    let tries = 0
    const addColumn = {
      up: async (db: Kysely<unknown>) => {
        tries += 1
        await db.schema.alterTable('first').addColumn('name', 'text').execute()
      },
    }
    const migrating = await other.transaction().execute(async (transaction) => {
      await sql`lock table first`.execute(transaction)
      const done = migrate(db, { '0001-first': createTable('first'), '0002-name': addColumn })
      await vi.waitFor(() => expect(tries).toBeGreaterThan(1), { timeout: 10_000 })
      return { done }
    })
    await migrating.done
    expect((await db.introspection.getTables())[0]?.columns.map((column) => column.name)).toContain('name')
  })
})
