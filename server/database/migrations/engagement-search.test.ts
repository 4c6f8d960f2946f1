import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T12:00:00.000Z'

describe.each(databases)('migration 0074-engagement-search on $name', ({ openBlank }) => {
  test('an engagement of before is found by its number and its title, without regard to case', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0068-saved-delivery-times')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into engagement
      (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version, rounds_left, created_at, updated_at)
      values ('eng-a', 'MQ-2F7K9', 'service', 'Logo für ÄSOP', 1, 'usr-ada', 'usr-ada', 0, 'IN_PROGRESS', 1, 0, ${AT}, ${AT})`.execute(
      db,
    )
    await migrate(db)
    expect(await db.selectFrom('engagement').select('searchText').execute()).toEqual([
      { searchText: 'mq-2f7k9\nlogo für äsop' },
    ])
  })
})
