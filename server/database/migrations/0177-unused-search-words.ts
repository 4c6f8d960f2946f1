import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { LONG_WORD, searchWordsOf, trigramsOf } from './search-texts'

const BATCH = 1_000
/** Each word has some ten trigrams, and a statement should not have more than a thousand parameters. */
const WORD_BATCH = 50

/** Searches suggested words of texts that had been changed or hidden. The texts are read before the words are locked. */
export const up = async (db: Kysely<unknown>) => {
  const { rows: words } = await sql<{ word: string }>`select word from search_word`.execute(db)
  const unused = new Set(words.map(({ word }) => word))
  unused.delete(LONG_WORD)
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows }: { rows: { id: string; text: string }[] } = await sql<{ id: string; text: string }>`
      select listing_id as id, search_text as text from listing_search
      where listing_id > ${after} order by listing_id limit ${BATCH}
    `.execute(db)
    for (const word of searchWordsOf(rows.map(({ text }) => text))) unused.delete(word)
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id
  }
  const all = [...unused]
  for (let start = 0; start < all.length; start += WORD_BATCH) await remove(db, all.slice(start, start + WORD_BATCH))
}

const remove = async (db: Kysely<unknown>, words: readonly string[]) => {
  // SQLite has one writer, so that no listing can have got one of the words meanwhile.
  const unused = isPostgres(db) ? await lockAndFindUnused(db, words) : words
  if (unused.length === 0) return
  // By the trigrams, too, with which the primary key begins.
  const trigrams = unused.flatMap((word) => trigramsOf(word).map((trigram) => sql`(${trigram}, ${word})`))
  await sql`delete from search_word_trigram where (trigram, word) in (values ${sql.join(trigrams)})`.execute(db)
  await sql`delete from search_word where word in (${sql.join(unused)})`.execute(db)
}

const lockAndFindUnused = async (db: Kysely<unknown>, words: readonly string[]) => {
  await sql`select pg_advisory_xact_lock(hashtext('search words'))`.execute(db)
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where not exists (
      select from listing_search
      where listing_search_keys(title, search_text, era, kind, category_id) collate "C" @> array[word]
    )
  `.execute(db)
  return rows.map(({ word }) => word)
}
