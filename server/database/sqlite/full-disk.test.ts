import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { RegisterDocument } from '../../testing/accounts/register.generated'
import { databases } from '../../testing/database/databases'
import { startServer } from '../../testing/test-server'
import { type Database, isPostgres } from '../connection'

/** Lets writes fail as on a full disk. */
const fillDisk = async (db: Database) => {
  if (isPostgres(db)) {
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db)
    return sql`create trigger full_disk before insert on "user" execute function full_disk()`.execute(db)
  }
  await sql`create table filler (text text)`.execute(db)
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.pageCount ?? 0)}`.execute(db)
}

describe.each(databases)('a full disk on $name', ({ openSample }) => {
  test('is answered by 503 with a sentence, and nothing is written', async () => {
    const db = await openSample()
    onTestFinished(() => db.destroy())
    const { execute, visit } = await startServer({ db })
    const usersOf = () => db.selectFrom('user').select('id').execute()
    const before = await usersOf()
    await fillDisk(db)
    const input = { name: 'A'.repeat(60), email: 'full@example.com', password: 'correct horse' }
    // One after another: under load, connections that wait for each other would be answered as an outage.
    const register = (i: number) => execute(RegisterDocument, { input: { ...input, email: `full-${i}@example.com` } })
    const results = [await register(0)]
    for (let i = 1; i < 25; i += 1) results.push(await register(i))
    const refused = results.filter(({ errors }) => errors)
    expect(refused.length).toBeGreaterThan(0)
    for (const { response, errors } of refused) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      expect(errors?.[0]).toMatchObject({
        message: 'We can’t save anything at the moment, because our disk is full. Try again later.',
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      })
    }
    expect((await usersOf()).length).toBe(before.length + results.length - refused.length)
    expect((await visit('/service/srv-1101')).status).toBe(200)
  })
})
