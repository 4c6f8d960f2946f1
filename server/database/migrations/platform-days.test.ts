import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T23:59:59.999Z'
const LATER = '2026-11-02T00:00:00.000Z'

const posting = (entry: string, at: string, account: string, cents: number) =>
  sql`insert into posting (id, entry_id, engagement_id, account, cents, at)
      values (${`${entry}-${account}`}, ${entry}, 'eng-1', ${account}, ${cents}, ${at})`

describe.each(databases)('migrations of the days of the platform on $name', ({ openBlank }) => {
  test('days have the sums and states of what was stored before', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0101-order-search')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version,
        rounds_left, created_at, updated_at)
      values ('eng-1', 'MQ-1', 'service', 'Logo', 1, 'usr-ada', 'usr-ada', 0, 'COMPLETED', 2, 0, ${AT}, ${AT})`.execute(
      db,
    )
    await db.transaction().execute(async (transaction) => {
      for (const line of [
        ...[posting('led-1', AT, 'buyer', -1_000), posting('led-1', AT, 'held', 1_000)],
        ...[posting('led-2', LATER, 'buyer', -500), posting('led-2', LATER, 'held', 500)],
        ...[posting('led-3', LATER, 'held', -1_500), posting('led-3', LATER, 'buyer', 200)],
        ...[posting('led-3', LATER, 'seller', 1_170), posting('led-3', LATER, 'platform', 130)],
      ])
        await line.execute(transaction)
    })
    await migrateTo(db, '0102-platform-days')
    const days = await db.selectFrom('platformDay').selectAll().orderBy('day').execute()
    const numbers = days.map(({ day, ...sums }) => [day, ...Object.values(sums).map(Number)])
    // Shard, sales, paid, refunded, commission, earned, held, paid out, new accounts.
    expect(numbers).toEqual([
      ['2026-11-01', 0, 1, 1_000, 0, 0, 0, 1_000, 0, 1],
      ['2026-11-02', 0, 0, 500, 200, 130, 1_170, -1_000, 0, 0],
    ])
    await migrate(db)
    const states = await db.selectFrom('platformDay').select(['completed', 'inProgress']).orderBy('day').execute()
    expect(states.map(({ completed, inProgress }) => [Number(completed), Number(inProgress)])).toEqual([
      [1, 0],
      [0, 0],
    ])
  })
})
