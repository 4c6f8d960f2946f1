import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseSearch } from '../../infrastructure/search/database/database-search'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

describe.each(databases)('migration 0103-search-attributes on $name', ({ openBlank }) => {
  test('search texts of before are found without their accents, filtered and sorted, and follow their listings', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0102-platform-days')
    await sql`
      insert into "user" (id, name, email, role, avatar, created_at, search_text)
      values ('usr-1', 'Zoë', 'zoe@example.com', 'BROKER', '', '2026-01-01T00:00:00.000Z', '')
    `.execute(db)
    await sql`
      insert into category (id, name, description, icon, slug, featured, position) values ('cat-1', 'Law', '', '', 'law', 0, 0)
    `.execute(db)
    for (const [id, title, cents] of [
      ['srv-1', 'a Café’s logo', 5_000],
      ['srv-2', 'a tax form', 7_000],
    ] as const) {
      await sql`
        insert into listing (id, kind, title, description, price_cents, category_id, seller_id, images, tags, rating, review_count,
          created_at, updated_at, published, visible, delivery_days, seller_role)
        values (${id}, 'service', ${title}, '', ${cents}, 'cat-1', 'usr-1', '', '', 4.5, 2,
          '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 1, 1, 3, 'BROKER')
      `.execute(db)
      const text = [title, '', 'law', 'zoë'].map((part) => part.toLowerCase())
      await sql`
        insert into listing_search (listing_id, title, search_text)
        values (${id}, ${`${text[0]}\u001f\u001f`}, ${`${text.join('\u001f')}\u001f\u001f`})
      `.execute(db)
    }
    await migrate(db)
    const { find } = databaseSearch(db)
    const found = async (text: string, criteria = {}) =>
      (await find(text, criteria, { first: 9, sort: 'PRICE_LOW' })).hits.map(({ id }) => id)
    expect(await found("cafe's")).toEqual(['srv-1'])
    expect(await found('zoe')).toEqual(['srv-1', 'srv-2'])
    expect(await found('zoe', { minPriceCents: 6_000, minRating: 4 })).toEqual(['srv-2'])
    await sql`update listing set price_cents = 9000, rating = 3 where id = 'srv-2'`.execute(db)
    const kept = db.selectFrom('listingSearch').select(['priceCents', 'rating']).where('listingId', '=', 'srv-2')
    expect(await kept.execute()).toEqual([{ priceCents: 9_000, rating: 3 }])
  })
})
