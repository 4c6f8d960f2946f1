import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrateTo } from '../migrate'
import { openDatabase } from '../open-database'

test('migration 0081-search-rows on SQLite: texts of before keep their rows', async () => {
  const db = openDatabase('file::memory:')
  onTestFinished(() => db.destroy())
  await migrateTo(db, '0068-saved-delivery-times')
  for (const id of ['srv-1', 'srv-2', 'srv-3']) {
    await sql`insert into listing_search (listing_id, search_text) values (${id}, ${`logo of ${id}`})`.execute(db)
  }
  await sql`delete from listing_search where listing_id = 'srv-1'`.execute(db)
  await migrateTo(db, '0081-search-rows')
  const { rows } = await sql`select id, listing_id as "listingId" from listing_search_row order by id`.execute(db)
  expect(rows).toEqual([
    { id: 2, listingId: 'srv-2' },
    { id: 3, listingId: 'srv-3' },
  ])
})
