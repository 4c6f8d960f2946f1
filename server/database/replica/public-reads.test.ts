import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { startServer } from '../../testing/test-server'
import { browsingOf, type Database, replicaOf } from '../connection'
import { openDatabase } from '../open-database'
import { createFloor, createPublicReads } from './public-reads'

const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()

const urlOf = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return Object.assign(new URL(inject('postgresUrl')), { pathname: rows[0]?.name ?? '' }).href
}

/** Two databases with the same rows and the same catalogue version. A write reaches the second when the test says so. */
const setUp = async () => {
  const [writer, copy] = [await postgres.openSample(), await postgres.openSample()]
  const replicaUrl = await urlOf(copy)
  const db = openDatabase(await urlOf(writer), undefined, { replicaUrl })
  onTestFinished(async () => void (await Promise.all([writer, copy, db].map((each) => each.destroy()))))
  const write = (to: Database, name: string) =>
    to.updateTable('category').set({ name }).where('id', '=', 'cat-logo-design').execute()
  const log = { warn: vi.fn() }
  let time = 0
  const publicReads = createPublicReads(db, log, () => time)
  const advance = (milliseconds: number) => {
    time += milliseconds
  }
  return { db, copy, replicaUrl, log, publicReads, advance, write }
}

const categories = '{ categories { id name } }'

describe('replica', () => {
  test('is read while it has the writer’s catalogue version', async () => {
    const { db, copy, publicReads, write } = await setUp()
    expect(await publicReads.open()).toBe(replicaOf(db))
    await write(db, 'Marks')
    expect(await publicReads.open()).toBe(browsingOf(db))
    await write(copy, 'Marks')
    expect(await publicReads.open()).toBe(replicaOf(db))
  })

  test('is read by a session once it has what that session has written', async () => {
    const { db, publicReads } = await setUp()
    const position = (await publicReads.position()) ?? expect.fail()
    expect(await publicReads.open(position)).toBe(replicaOf(db))
    expect(await publicReads.open(position + 1_000_000_000)).toBe(browsingOf(db))
    expect(await publicReads.open()).toBe(replicaOf(db))
  })

  test('is logged once it has lacked a version for more than ten seconds, once a minute', async () => {
    const { db, copy, log, publicReads, advance, write } = await setUp()
    for (const name of ['One', 'Two', 'Three']) {
      await write(db, name)
      await publicReads.open()
      advance(9_000)
      await write(copy, name)
    }
    expect(log.warn).not.toHaveBeenCalled()
    await write(db, 'Four')
    await publicReads.open()
    advance(11_000)
    expect(await publicReads.open()).toBe(browsingOf(db))
    advance(59_000)
    await publicReads.open()
    expect(log.warn).toHaveBeenCalledOnce()
    advance(2_000)
    await publicReads.open()
    expect(log.warn).toHaveBeenCalledTimes(2)
  })

  test('is left for ten seconds, and logged, if it does not answer', async () => {
    const { db, log, publicReads, advance } = await setUp()
    const replica = replicaOf(db) ?? expect.fail()
    await sql`alter table catalogue_change rename to gone`.execute(replica)
    expect(await publicReads.open()).toBe(browsingOf(db))
    await sql`alter table gone rename to catalogue_change`.execute(replica)
    expect(await publicReads.open()).toBe(browsingOf(db))
    advance(10_000)
    expect(await publicReads.open()).toBe(replica)
    expect(log.warn).toHaveBeenCalledOnce()
  })

  test('answers visitors without a session, who see every write at once; a session reads from the writer', async () => {
    const { db, copy, write } = await setUp()
    // The copy differs without another version, so that the answer tells where it is from.
    await sql`alter table category disable trigger all`.execute(copy)
    await write(copy, 'From the replica')
    await sql`alter table category enable trigger all`.execute(copy)
    const { name } = await copy.selectNoFrom(sql<string>`current_database()`.as('name')).executeTakeFirstOrThrow()
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(copy)
    const { ask, visit } = await startServer({ db })
    const answer = async (headers: Record<string, string> = {}) => (await ask(categories, {}, headers)).text()
    expect(await answer()).toContain('From the replica')
    expect(await (await visit('/services')).text()).toContain('From the replica')
    const { token } = await signedInAs(executor(db), 'CUSTOMER')
    expect(await answer({ cookie: `session=${token}` })).not.toContain('From the replica')
    await write(db, 'Written now')
    expect(await answer()).toContain('Written now')
    expect(await (await visit('/services')).text()).toContain('Written now')
  })
})

test('replica: a session reads nothing older than two seconds', () => {
  let time = 0
  const floorAt = (seconds: number, position: number) => {
    time = seconds * 1_000
    return floorOf(position)
  }
  const floorOf = createFloor(() => time)
  expect(floorAt(0, 10)).toBe(10)
  expect(floorAt(0.5, 20)).toBe(20)
  expect([floorAt(1, 30), floorAt(1.9, 40)]).toEqual([10, 10])
  expect([floorAt(2, 50), floorAt(2.9, 60)]).toEqual([30, 30])
  expect(floorAt(60, 70)).toBe(70)
})
