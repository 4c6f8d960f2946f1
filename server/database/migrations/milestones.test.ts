import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

describe.each(databases)('migration 0069-milestones on $name', ({ openBlank }) => {
  test('an engagement of before has no milestones and belongs to no plan', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0068-saved-delivery-times')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-a', 'Ada', 'ada', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version,
        price_cents, rounds_left, created_at, updated_at)
      values ('eng-a', 'MQ-A', 'service', 'Work', 1, 'usr-a', 'usr-a', 3, 'OFFERED', 1, 100, 1, ${AT}, ${AT})`.execute(
      db,
    )
    await migrate(db)
    const columns = db.selectFrom('engagement').select(['milestones', 'planId', 'requirementsSent'])
    expect(await columns.execute()).toEqual([{ milestones: '[]', planId: null, requirementsSent: 0 }])
  })
})
