import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { isPostgres } from '../connection'
import { migrateTo } from '../migrate'

describe.each(databases)('migration 0082-search-parts on $name', ({ openBlank }) => {
  test('search texts of before have their titles', async () => {
    const db = await openBlank()
    onTestFinished(() => db.destroy())
    await migrateTo(db, '0081-search-rows')
    if (isPostgres(db)) {
      await sql`alter table listing_search drop constraint listing_search_listing_id_fkey`.execute(db)
    }
    for (const [id, title, description] of [
      ['srv-1', 'a logo', 'with a tax'],
      ['srv-2', 'a tax', 'of the state'],
    ]) {
      const text = [title, description].join('\u001f')
      await sql`insert into listing_search (listing_id, search_text) values (${id}, ${text})`.execute(db)
    }
    await migrateTo(db, '0082-search-parts')
    const { rows } = await sql`select title from listing_search order by listing_id`.execute(db)
    expect(rows).toEqual([{ title: 'a logo\u001f\u001f' }, { title: 'a tax\u001f\u001f' }])
  })
})
