import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T12:00:00.000Z'

describe.each(databases)('migration 0136-seller-checklists on $name', ({ openBlank }) => {
  test('sellers who have published a listing need no checklist, others have one', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0102-platform-days')
    await sql`insert into category (id, slug, name, description, icon, featured, position)
      values ('cat-a', 'logo-design', 'Logos', 'Logos.', '/a.svg', 0, 0)`.execute(db)
    for (const id of ['usr-ada', 'usr-new'])
      await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
        values (${id}, 'Ada', ${`${id}@example.com`}, 'ada', 'VENDOR', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into listing (id, kind, title, description, price_cents, category_id, seller_id, images, tags,
        rating, review_count, created_at, updated_at, published, visible, seller_role, delivery_days)
      values ('prd-a', 'product', 'A', 'A', 100, 'cat-a', 'usr-ada', '', '', 0, 0, ${AT}, ${AT}, 0, 0, 'VENDOR', 0)`.execute(
      db,
    )
    await migrate(db)
    expect(await db.selectFrom('user').select(['id', 'checklistDismissedAt']).orderBy('id').execute()).toEqual([
      { id: 'usr-ada', checklistDismissedAt: AT },
      { id: 'usr-new', checklistDismissedAt: null },
    ])
  })
})
