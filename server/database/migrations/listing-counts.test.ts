import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import type { Database } from '../connection'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

/** The kept counts, and the numbers of listings that they stand for. */
const countsOf = async (db: Database) => {
  const kept = await db
    .selectFrom('listingCount')
    .select(['categoryId', 'kind', 'count'])
    .where('count', '<>', 0)
    .orderBy('categoryId')
    .orderBy('kind')
    .execute()
  const { rows: counted } = await sql<(typeof kept)[number]>`
    select category_id, kind, count(*) as count from listing where visible = 1
    group by category_id, kind order by category_id, kind
  `.execute(db)
  return { kept, counted }
}

describe.each(databases)('listing counts on $name', ({ openBlank, openSample }) => {
  test('the migration counts the public listings that are there', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0068-saved-delivery-times')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into category (id, slug, name, description, icon, featured, position)
      values ('cat-logos', 'logos', 'Logos', '', '', 0, 1)`.execute(db)
    for (const [id, visible] of [
      ['srv-1', 1],
      ['srv-2', 1],
      ['srv-3', 0],
    ]) {
      await sql`insert into listing (id, kind, title, description, price_cents, category_id, seller_id, images, tags, rating,
        review_count, created_at, updated_at, published, visible, seller_role, delivery_days)
        values (${id}, 'service', 'Logo', '', 100, 'cat-logos', 'usr-ada', '', '', 0, 0, ${AT}, ${AT}, 1, ${visible},
        'BROKER', 3)`.execute(db)
    }
    await migrate(db)
    expect((await countsOf(db)).kept).toEqual([{ categoryId: 'cat-logos', kind: 'service', count: 2 }])
  })

  test('counts follow added, hidden, shown, moved, replaced and removed listings', async () => {
    const db = await openSample()
    onTestFinished(() => db.destroy())
    const before = await countsOf(db)
    expect(before.kept).toEqual(before.counted)
    expect(before.kept.length).toBeGreaterThan(10)
    const listings = Array.from({ length: 40 }, (_, index) => ({ id: `srv-counted-${index}`, visible: index % 4 && 1 }))
    const changes: (() => Promise<unknown>)[] = [
      () => addListings(db, listings),
      () => db.updateTable('listing').set({ visible: 0 }).where('kind', '=', 'product').execute(),
      () =>
        db
          .updateTable('listing')
          .set(({ ref }) => ({ visible: ref('published') }))
          .execute(),
      () => db.updateTable('listing').set({ categoryId: 'cat-logo-design' }).where('id', '<', 'srv-12').execute(),
      () => db.updateTable('listing').set({ rating: 3 }).execute(),
      () => db.deleteFrom('listing').where('id', 'like', 'srv-counted-1%').execute(),
    ]
    for (const change of changes) {
      await change()
      const { kept, counted } = await countsOf(db)
      expect(kept, change.toString()).toEqual(counted)
    }
    expect(await countsOf(db)).not.toEqual(before)
  })
})
