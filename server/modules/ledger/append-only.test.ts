import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { isPostgres } from '../../database/connection'
import { newId } from '../../lib/ids'
import { databases } from '../../testing/database/databases'

const AT = '2026-11-21T12:00:00.000Z'

describe.each(databases)('books on $name', async ({ openSample }) => {
  const db = await openSample()
  afterAll(() => db.destroy())

  test.each(['posting', 'engagement_event', 'audit_event'])('%s: the database refuses changes', async (table) => {
    await db
      .insertInto('auditEvent')
      .values({
        id: newId('aud'),
        at: AT,
        actorId: 'usr-priya-raman',
        subjectId: 'usr-tomas-vidal',
        action: 'SUSPENDED',
        note: 'x',
      })
      .execute()
    await expect(sql`update ${sql.table(table)} set id = id`.execute(db)).rejects.toThrow(`${table} is append-only`)
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(`${table} is append-only`)
    if (isPostgres(db))
      await expect(sql`truncate ${sql.table(table)} cascade`.execute(db)).rejects.toThrow('append-only')
  })

  const engagementId = async () => (await db.selectFrom('engagement').select('id').executeTakeFirstOrThrow()).id
  const linesOf = async (amounts: readonly number[]) => {
    const entryId = newId('led')
    const id = await engagementId()
    return amounts.map((cents, i) => {
      const account = i === 0 ? ('held' as const) : ('buyer' as const)
      return { id: newId('led'), entryId, engagementId: id, account, cents, at: AT }
    })
  }

  test('ledger entry: the database refuses lines that don’t sum to zero at the commit', async () => {
    const unbalanced = await linesOf([100, -99])
    await expect(
      db.transaction().execute((transaction) => transaction.insertInto('posting').values(unbalanced).execute()),
    ).rejects.toThrow(/foreign key/i)
    const balanced = await linesOf([100, -60, -40])
    await db.transaction().execute(async (transaction) => {
      for (const line of balanced) await transaction.insertInto('posting').values(line).execute()
    })
    // A line that is added later to a balanced entry unbalances it.
    const [line] = balanced
    const later = line && { ...line, id: newId('led') }
    await expect(
      db
        .insertInto('posting')
        .values(later ? [later] : [])
        .execute(),
    ).rejects.toThrow(/foreign key/i)
  })

  test.each([
    [
      'a line of nothing',
      sql`insert into posting (id, entry_id, engagement_id, account, cents, at)
      select 'led-0', 'led-0', id, 'held', 0, ${AT} from engagement limit 1`,
    ],
    ['a negative price', sql`update engagement set price_cents = -1`],
    ['a commission above 100 percent', sql`update engagement set commission_percent = 101`],
    ['a negative total', sql`update "order" set total_cents = -1`],
    [
      'a refund of nothing',
      sql`insert into refund (id, engagement_id, charge_key, cents, created_at)
      select 'rfd-0', id, 'key', 0, ${AT} from engagement limit 1`,
    ],
  ])('amounts: the database refuses %s', async (_, statement) => {
    await expect(statement.execute(db)).rejects.toThrow(/check constraint|out of range/)
  })
})
