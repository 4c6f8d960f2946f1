import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

describe.each(databases)('migration 0130-saved-prices on $name', ({ openBlank }) => {
  test('a listing that was saved before keeps its present price', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0102-platform-days')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', '2026-11-01T12:00:00.000Z')`.execute(
      db,
    )
    await sql`insert into category (id, name, slug, description, icon, featured, position)
      values ('cat-a', 'A', 'a', '', '/a.svg', 0, 0)`.execute(db)
    await sql`insert into listing (id, kind, title, description, price_cents, category_id, seller_id, images, tags, licence, options,
        delivery_days, questions, faq, included, rating, review_count, created_at, updated_at, published, visible, seller_role)
      values ('srv-a', 'service', 'A', '', 4900, 'cat-a', 'usr-ada', '', '', '', '', 3, '', '', '', 0, 0,
        '2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z', 1, 1, 'BROKER')`.execute(db)
    await sql`insert into saved_listing (user_id, listing_id, saved_at)
      values ('usr-ada', 'srv-a', '2026-11-02T12:00:00.000Z')`.execute(db)
    await migrate(db)
    expect(await db.selectFrom('savedListing').select(['priceCents', 'knownPriceCents', 'note']).execute()).toEqual([
      { priceCents: 4900, knownPriceCents: 4900, note: '' },
    ])
  })
})
