import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import Sqlite from 'libsql/promise'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { nobody } from '../../api/visitor'
import { createContainer } from '../../modules/container'
import { newSampleUrl } from '../../testing/database/open-sample'
import { testInfrastructure } from '../../testing/infrastructure'
import { startServer } from '../../testing/test-server'
import { type Database, longReadsOf } from '../connection'
import { openDatabase } from '../open-database'
import { sqliteReadDialect } from './sqlite-reader'

const newFile = () => join(inject('scratchFolder'), `${randomUUID()}.db`)

const openSampleWithReader = async () => {
  const db = openDatabase(await newSampleUrl(), undefined, { hasReader: true })
  onTestFinished(() => db.destroy())
  return db
}

const openReader = (deadlineMs: number) => {
  const reader = new Kysely({
    dialect: sqliteReadDialect(newFile(), deadlineMs),
  })
  onTestFinished(() => reader.destroy())
  return reader
}

const watchPrepare = () => {
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare')
  onTestFinished(() => prepare.mockRestore())
  return prepare
}

/** Takes about ten seconds. */
const longRead = sql<{ count: number }>`
  with recursive number(n) as (select 1 union all select n + 1 from number where n < 50000000)
  select count(*) as count from number
`

test('long reads: a read that exceeds its deadline fails as OVERLOADED, and the process goes on meanwhile', async () => {
  const reader = openReader(300)
  let isReading = true
  const failure = expect(longRead.execute(reader)).rejects.toMatchObject({
    extensions: { code: 'OVERLOADED', http: { status: 503 } },
  })
  const finished = failure.finally(() => {
    isReading = false
  })
  await setTimeout(10)
  expect(isReading).toBe(true)
  await finished
  expect((await sql`select 1 as one`.execute(reader)).rows).toEqual([{ one: 1 }])
})

test('long reads: a statement is prepared once, and sees later writes', async () => {
  const db = await openSampleWithReader()
  const reader = longReadsOf(db)
  const count = () =>
    reader
      .selectFrom('stat')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute()
  const before = await count()
  const prepare = watchPrepare()
  await db.deleteFrom('stat').execute()
  expect([before[0]?.count, (await count())[0]?.count]).toEqual([expect.any(Number), 0])
  expect(prepare).not.toHaveBeenCalled()
})

test('long reads: reads that waited until their deadline are dropped, not worked off', async () => {
  const reader = openReader(300)
  const prepare = watchPrepare()
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => longRead.execute(reader)))
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill('rejected'))
  // Two statements for each read that had one of the four connections in time.
  expect(prepare.mock.calls.length).toBeLessThanOrEqual(8)
})

test('long reads: a database file returns the same rows as a direct read, after every write', async () => {
  const db = await openSampleWithReader()
  const reader = longReadsOf(db)
  expect(reader).not.toBe(db)
  const listings = (from: typeof db) => from.selectFrom('listing').selectAll().orderBy('rating').orderBy('id').execute()
  expect(await listings(reader)).toEqual(await listings(db))
  await db
    .updateTable('listing')
    .set({ title: 'Ünïcode “quotes” \\ "…"\n', rating: 4.7 })
    .where('id', '=', 'srv-1101')
    .execute()
  expect(await listings(reader)).toEqual(await listings(db))
  await expect(reader.deleteFrom('stat').execute()).rejects.toThrow()
})

test('long reads: a transaction and a database in memory are read directly', async () => {
  const file = await openSampleWithReader()
  const memory = openDatabase('file::memory:')
  onTestFinished(() => memory.destroy())
  expect(longReadsOf(memory)).toBe(memory)
  await file.transaction().execute(async (transaction) => expect(longReadsOf(transaction)).toBe(transaction))
})

test('long reads: pages of lists and searches are read by them, also right after a write', async () => {
  const db = await openSampleWithReader()
  const { ask } = await startServer({ db })
  const list = async () =>
    (await ask('{ search(query: "trademark") { totalCount nodes { ... on Listing { id title } } } }')).json()
  const { data } = await list()
  expect(data.search.nodes).toHaveLength(data.search.totalCount)
  const [{ id }] = data.search.nodes
  await db.updateTable('listing').set({ title: 'Changed' }).where('id', '=', id).execute()
  expect((await list()).data.search.nodes).toContainEqual({ id, title: 'Changed' })
})

/** Makes all reads of tables fail on the connection that writes. Temporary views hide tables from their own connection only. */
const failDirectReads = async (db: Database) => {
  for (const { name } of await db.introspection.getTables()) {
    await sql`create temporary view ${sql.id(name)} as select * from missing`.execute(db)
  }
}

test('long reads: the sales report and the account export are read by them', async () => {
  const db = await openSampleWithReader()
  const seller = await db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', 'freelancer@example.com')
    .executeTakeFirstOrThrow()
  const { accountExport, salesReports } = createContainer(db, testInfrastructure(), nobody)
  const readAll = async () => {
    const report = await salesReports.report(seller, {})
    const rest = [salesReports.listings(report), salesReports.heldNow(report), accountExport.exportOf(seller)]
    return [report, ...(await Promise.all<unknown>(rest))]
  }
  const before = await readAll()
  await failDirectReads(db)
  await expect(db.selectFrom('listing').select('id').execute()).rejects.toThrow('no such table')
  expect(await readAll()).toEqual(before)
})
