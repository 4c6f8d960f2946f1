import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSearchMatch } from '../../modules/search/search-match'
import { databases } from '../../testing/database/databases'
import { isPostgres } from '../connection'
import { migrate, migrateTo } from '../migrate'

describe.each(databases)('migration 0082-search-parts on $name', ({ openBlank }) => {
  test('search texts of before have their titles, and indexes find them by texts of any length', async () => {
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
    await migrate(db)
    const found = async (column: 'title' | 'searchText', text: string) => {
      const { isIndexed } = createSearchMatch(db, text)
      const query = db.selectFrom('listingSearch').select('listingId').where(isIndexed(column)).orderBy('listingId')
      return (await query.execute()).map(({ listingId }) => listingId)
    }
    for (const text of ['tax', 'ax', 'x']) {
      expect({ text, titles: await found('title', text) }).toEqual({ text, titles: ['srv-2'] })
      expect({ text, texts: await found('searchText', text) }).toEqual({ text, texts: ['srv-1', 'srv-2'] })
    }
    expect(await found('title', 'state')).toEqual([])
  })
})
