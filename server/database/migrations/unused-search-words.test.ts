import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const moment = '2026-01-01T00:00:00.000Z'

describe.each(databases)('migration 0177-unused-search-words on $name', ({ openBlank }) => {
  test('search words: those that no listing has are removed', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0176-names-of-credentials')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${moment})`.execute(db)
    await sql`insert into category (id, name, description, icon, slug, featured, position)
      values ('cat-1', 'Law', '', '', 'law', 0, 0)`.execute(db)
    await sql`insert into listing (id, kind, title, description, price_cents, category_id, seller_id, images, tags, rating,
        review_count, created_at, updated_at, published, visible, delivery_days, seller_role)
      values ('srv-1', 'service', 'Logo', '', 5000, 'cat-1', 'usr-ada', '', '', 0, 0, ${moment}, ${moment}, 1, 1, 3, 'BROKER')
    `.execute(db)
    await sql`insert into listing_search (listing_id, title, search_text, created_at, era, kind, category_id, price_cents,
        delivery_days, rating, review_count, seller_role)
      values ('srv-1', ' logo', ' logo by ada', ${moment}, 2556, 'service', 'cat-1', 5000, 3, 0, 0, 'BROKER')`.execute(
      db,
    )
    await sql`insert into search_word (word) values ('ada'), ('logo'), ('quuxington')`.execute(db)
    await sql`insert into search_word_trigram (trigram, word) values ('log', 'logo'), ('quu', 'quuxington')`.execute(db)
    await migrate(db)
    const words = await db.selectFrom('searchWord').select('word').orderBy('word').execute()
    expect(words).toEqual([{ word: 'ada' }, { word: 'logo' }])
    expect(await db.selectFrom('searchWordTrigram').select('word').execute()).toEqual([{ word: 'logo' }])
  })
})
