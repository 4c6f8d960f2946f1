import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createSearchRepository } from '../../modules/search/search.repository'
import { migrate, migrateTo } from '../migrate'
import { openDatabase } from '../open-database'

test('migration 0081-search-rows on SQLite: texts of before are replaced and removed by their listings', async () => {
  const db = openDatabase('file::memory:')
  onTestFinished(() => db.destroy())
  await migrateTo(db, '0068-saved-delivery-times')
  for (const id of ['srv-1', 'srv-2', 'srv-3']) {
    await sql`insert into listing_search (listing_id, search_text) values (${id}, ${`logo of ${id}`})`.execute(db)
  }
  await sql`delete from listing_search where listing_id = 'srv-1'`.execute(db)
  await migrate(db)
  const { add, remove } = createSearchRepository(db)
  await remove(['srv-2', 'srv-4'])
  await add([{ listingId: 'srv-2', parts: ['wordmark'] }])
  await remove(['srv-3'])
  expect(await db.selectFrom('listingSearch').select(['listingId', 'title']).execute()).toEqual([
    { listingId: 'srv-2', title: 'wordmark\u001f\u001f' },
  ])
})
