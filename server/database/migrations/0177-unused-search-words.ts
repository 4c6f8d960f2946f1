import type { Kysely } from 'kysely'
import { searchWordsOf } from '../../infrastructure/search/database/search-words'
import { removeUnusedWords } from '../../infrastructure/search/database/unused-words'
import type { Database } from '../connection'
import type { Tables } from '../tables/tables'

const BATCH = 1_000

/** Searches suggested words of texts that had been changed or hidden. The texts are read before the words are locked. */
export const up = async (db: Kysely<unknown>) => {
  const typed: Database = db.withTables<Pick<Tables, keyof Tables>>()
  const words = await typed.selectFrom('searchWord').select('word').execute()
  const unused = new Set(words.map(({ word }) => word))
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: { listingId: string; searchText: string }[] = await typed
      .selectFrom('listingSearch')
      .select(['listingId', 'searchText'])
      .where('listingId', '>', after)
      .orderBy('listingId')
      .limit(BATCH)
      .execute()
    for (const word of searchWordsOf(rows.map(({ searchText }) => searchText))) unused.delete(word)
    after = rows.length < BATCH ? undefined : rows.at(-1)?.listingId
  }
  await removeUnusedWords(typed, [...unused])
}
