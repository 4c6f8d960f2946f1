import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { criteriaOf } from '../../modules/saved/search-criteria'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T12:00:00.000Z'

describe.each(databases)('migration 0068-saved-delivery-times on $name', ({ openBlank }) => {
  test('a saved search has no delivery time, and saving it again finds it', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0066-mails')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into saved_search (id, user_id, name, criteria_key, text, created_at)
      values ('svs-a', 'usr-ada', '“logo”', '["logo",null,null,null,null]', 'logo', ${AT})`.execute(db)
    await migrate(db)
    expect(await db.selectFrom('savedSearch').select(['maxDeliveryDays', 'criteriaKey']).execute()).toEqual([
      { maxDeliveryDays: null, criteriaKey: JSON.stringify(Object.values(criteriaOf({ text: 'logo' }, undefined))) },
    ])
  })
})
