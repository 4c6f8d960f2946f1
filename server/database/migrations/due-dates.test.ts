import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-01T12:00:00.000Z'
const DUE = '2026-11-05T12:00:00.000Z'

const listing = (id: string, kind: string) =>
  sql`insert into listing (id, kind, title, description, price_cents, category_id, seller_id, images, tags, rating,
        review_count, created_at, updated_at, published, visible, seller_role)
      values (${id}, ${kind}, 'Logo', 'A logo.', 100, 'cat-a', 'usr-ada', '', '', 0, 0, ${AT}, ${AT}, 1, 1, 'BROKER')`

const engagement = (id: string, state: string, dueAt: string | null) =>
  sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version, rounds_left,
        due_at, created_at, updated_at)
      values (${id}, ${id}, 'service', 'Logo', 1, 'usr-ada', 'usr-ada', 0, ${state}, 2, 0, ${dueAt}, ${AT}, ${AT})`

describe.each(databases)('migration 0052-due-dates on $name', ({ openBlank }) => {
  test('services are delivered in 14 days, as was promised, and rows get what is due next', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0045-notification-subjects')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'BROKER', '/ada.svg', ${AT})`.execute(db)
    await sql`insert into category (id, slug, name, description, icon, featured, position)
      values ('cat-a', 'a', 'A', 'A', '/a.svg', 1, 0)`.execute(db)
    for (const row of [listing('srv-1', 'service'), listing('prd-1', 'product')]) await row.execute(db)
    await engagement('eng-late', 'IN_PROGRESS', DUE).execute(db)
    await engagement('eng-waiting', 'DELIVERED', DUE).execute(db)
    await engagement('eng-done', 'COMPLETED', DUE).execute(db)
    await sql`insert into deadline (subject_id, transition, due_at) values ('eng-waiting', 'ACCEPT_DELIVERY', '2026-11-15T12:00:00.000Z')`.execute(
      db,
    )
    await migrate(db)
    const listings = await db.selectFrom('listing').select(['id', 'deliveryDays']).orderBy('id').execute()
    expect(listings).toEqual([
      { id: 'prd-1', deliveryDays: 0 },
      { id: 'srv-1', deliveryDays: 14 },
    ])
    const engagements = await db.selectFrom('engagement').select(['id', 'nextDueAt']).orderBy('id').execute()
    expect(engagements).toEqual([
      { id: 'eng-done', nextDueAt: null },
      { id: 'eng-late', nextDueAt: DUE },
      { id: 'eng-waiting', nextDueAt: '2026-11-15T12:00:00.000Z' },
    ])
    const notices = await db.selectFrom('dueNotice').selectAll().execute()
    expect(notices).toEqual([{ engagementId: 'eng-late', kind: 'DUE', dueAt: DUE }])
  })
})
