import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { databases } from '../testing/database/databases'
import type { Database } from './connection'
import { migrate, migrateTo, migrationsOf } from './migrate'
import { openDatabase, openForMaintenance } from './open-database'
import { createLaterIndexes } from './postgres/later-indexes'

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

  test('of a later version are refused, although none is pending', async () => {
    const db = await open()
    const before = { '0001-first': createTable('first') }
    await migrate(db, { ...before, '0002-second': createTable('second') })
    await expect(migrate(db, before)).rejects.toThrow('previously executed migration 0002-second is missing')
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

  const index = {
    up: async (db: Kysely<unknown>) => {
      await sql`create index ${sql.id('first_id')} on first (id) where id <> ''`.execute(db)
      await sql`create index first_id_again on first (id)`.execute(db)
    },
  }
  const indexesOf = async (db: Database) => {
    const { rows } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index where indrelid = 'first'::regclass and indisvalid`.execute(
      db,
    )
    return rows.map(({ name }) => name).sort()
  }
  const steps = { '0001-first': createTable('first'), '0002-index': index, '0003-third': createTable('third') }

  // SQLite has one writer at a time, and builds indexes within the migration.
  test.runIf(name === 'PostgreSQL')('build the indexes of an upgrade while others write', async () => {
    const url = await newUrl()
    const [db, other, third] = [openForMaintenance(url), openDatabase(url), openDatabase(url)]
    onTestFinished(async () => {
      for (const opened of [db, other, third]) await opened.destroy()
    })
    await migrate(db, { '0001-first': createTable('first') })
    const write = (to: Database) => sql`insert into first values ('a')`.execute(to)
    const isBuilding = async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity where datname = current_database() and query like 'create index concurrently%'`.execute(
        third,
      )
      return rows.length > 0
    }
    const migrating = await other.transaction().execute(async (transaction) => {
      await write(transaction)
      const done = Promise.all([migrate(db, steps), migrate(db, steps)])
      await vi.waitFor(async () => expect(await isBuilding()).toBe(true), { timeout: 10_000 })
      // Behind a build that locks the table, this would wait for the end of the transaction.
      await write(third)
      return { done }
    })
    await migrating.done
    expect(await indexesOf(db)).toEqual(['first_id', 'first_id_again'])
    expect(await tablesOf(db)).toEqual(['first', 'third'])
  })

  // The next ones are about the indexes that only PostgreSQL builds after an upgrade.
  test.runIf(name === 'PostgreSQL')(
    'build an index after a start that was killed before or while it built it',
    async () => {
      const db = await open()
      const { '0003-third': _, ...before } = steps
      await migrate(db, before)
      await createLaterIndexes(db)
      for (const name of ['first_id', 'first_new'])
        await sql`insert into later_index (statement) values (${`create index ${name} on first (id)`})`.execute(db)
      await migrate(db, before)
      expect(await indexesOf(db)).toEqual(['first_id', 'first_id_again', 'first_new'])
      expect(await tablesOf(db)).toEqual(['first'])
    },
  )

  test.runIf(name === 'PostgreSQL')('an upgrade makes the same indexes as a new database', async () => {
    const [created, upgraded] = [await open(), await open()]
    await migrate(created)
    await migrateTo(upgraded, '0001-accounts')
    await migrate(upgraded)
    const all = (db: Database) =>
      sql<{ indexdef: string }>`
        select indexdef from pg_indexes where schemaname = 'public' order by indexname`.execute(db)
    expect((await all(upgraded)).rows).toEqual((await all(created)).rows)
  })

  // SQLite has no time limits, and no locks of tables.
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
      await expect.poll(() => tries).toBeGreaterThan(1)
      return { done }
    })
    await migrating.done
    expect((await db.introspection.getTables())[0]?.columns.map((column) => column.name)).toContain('name')
  })
})

test('migrations use the schema builder only for indexes of tables that they create, whose build locks nobody', () => {
  const folder = join(import.meta.dirname, 'migrations')
  const locking = readdirSync(folder)
    .filter((file) => /^\d+.*(?<!test)\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const created = new Set([...source.matchAll(/createTable\('(\w+)'/g)].map(([, table]) => table))
      // A unique index is a rule, and stays in the transaction.
      const indexes = [...source.matchAll(/createIndex\([^)]*\)\s*\.on\('(\w+)'\)((?:\s*\.\w+\(.*\))*)/g)]
      return indexes
        .filter(([, table, rest]) => !created.has(table) && !rest?.includes('.unique()'))
        .map(([index]) => `${file}: ${index}`)
    })
  expect(locking).toEqual([])
})
