import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const rowsBefore = [
  sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`,
  sql`insert into category (id, slug, name, description, icon, featured, position)
      values ('cat-logos', 'logos', 'Logos', '', '', 0, 1)`,
  sql`insert into listing (id, kind, title, description, price_cents, category_id, seller_id, images, tags, rating,
        review_count, created_at)
      values ('srv-1', 'service', 'Logo', 'A logo.', 100, 'cat-logos', 'usr-ada', '', '', 4.5, 2, ${AT})`,
  sql`insert into upload (id, owner_id, purpose, created_at) values ('upl-1', 'usr-ada', 'logo', ${AT})`,
]

describe.each(databases)('migration 0039-reads on $name', async ({ openBlank }) => {
  test('keeps listings and uploads, and gives each listing the role of its seller', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0032-access-tokens')
    for (const insert of rowsBefore) await insert.execute(db)
    await migrate(db)
    expect(await db.selectFrom('listing').select(['id', 'title', 'rating', 'sellerRole']).execute()).toEqual([
      { id: 'srv-1', title: 'Logo', rating: 4.5, sellerRole: 'BROKER' },
    ])
    expect(await db.selectFrom('upload').select(['id', 'bytes']).execute()).toEqual([{ id: 'upl-1', bytes: 0 }])
  })
})
