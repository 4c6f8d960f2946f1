import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { migrate, migrateTo } from '../migrate'

const AT = '2026-11-21T12:00:00.000Z'

const review = (id: string, side: string, publishedAt: string | null) =>
  sql`insert into review (id, engagement_id, side, author_id, subject_id, rating, text, written_at, due_at, published_at)
      values (${id}, ${`eng-${id}`}, ${side}, 'usr-ada', 'usr-ada', 5, 'Good.', ${AT}, ${AT}, ${publishedAt})`

const engagement = (id: string) =>
  sql`insert into engagement (id, number, kind, title, quantity, buyer_id, seller_id, position, state, version, rounds_left,
        created_at, updated_at)
      values (${`eng-${id}`}, ${id}, 'service', 'Logo', 1, 'usr-ada', 'usr-ada', 0, 'COMPLETED', 2, 0, ${AT}, ${AT})`

describe.each(databases)('migration 0044-counted-reviews on $name', ({ openBlank }) => {
  test('published reviews of buyers are part of ratings as before', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0043-mail')
    await sql`insert into "user" (id, name, email, search_text, role, avatar, created_at)
      values ('usr-ada', 'Ada', 'ada@example.com', 'ada', 'CUSTOMER', '/ada.svg', ${AT})`.execute(db)
    for (const id of ['a', 'b', 'c']) await engagement(id).execute(db)
    await review('a', 'BUYER', AT).execute(db)
    await review('b', 'SELLER', AT).execute(db)
    await review('c', 'BUYER', null).execute(db)
    await migrate(db)
    expect(await db.selectFrom('review').select(['id', 'counted']).orderBy('id').execute()).toEqual([
      { id: 'a', counted: 1 },
      { id: 'b', counted: 0 },
      { id: 'c', counted: 0 },
    ])
  })
})
