import { type Kysely, sql } from 'kysely'
import { type Database, isPostgres } from '../connection'
import { insertRows } from '../insert-rows'
import type { ListingRow, Tables } from '../tables/tables'
import { moment } from './columns'
import {
  addSearchWords,
  eraOf,
  foldForSearch,
  joinParts,
  MAX_WORD_LENGTH,
  SEPARATOR,
  WORD_SEPARATORS,
} from './search-texts'

const BATCH = 500

/**
 * Search texts get what searches filter and sort by, so that hits are read from one table, and lose accents and typographic quotes
 * and dashes. PostgreSQL gets an index of words, of which it intersects few lists, where a text has many trigrams.
 */
export const up = async (db: Kysely<unknown>) => {
  await createWords(db)
  await sql`alter table listing_search rename to listing_text`.execute(db)
  if (isPostgres(db)) await sql`alter index listing_search_pkey rename to listing_text_pkey`.execute(db)
  await createTable(db)
  await copyTexts(db)
  await sql`drop table listing_text`.execute(db)
  await (isPostgres(db) ? indexPostgres(db) : indexSqlite(db))
  await keepAttributes(db)
}

const createWords = async (db: Kysely<unknown>) => {
  const word = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`create table search_word (word ${word} primary key)`.execute(db)
  await sql`
    create table search_word_trigram (trigram ${word} not null, word ${word} not null, primary key (trigram, word))
  `.execute(db)
  if (isPostgres(db)) await sql`create index search_word_parts on search_word using gin (word gin_trgm_ops)`.execute(db)
}

const createTable = (db: Kysely<unknown>) => {
  const key = isPostgres(db)
    ? 'listing_id text primary key references listing (id) on delete cascade'
    : 'id integer primary key, listing_id text not null unique'
  return sql`
    create table listing_search (
      ${sql.raw(key)}, title text not null, search_text text not null, created_at ${moment(db)} not null,
      era integer not null, kind text not null, category_id text not null, price_cents integer not null,
      delivery_days integer not null, rating ${sql.raw(isPostgres(db) ? 'double precision' : 'real')} not null,
      review_count integer not null, seller_role text not null
    )
  `.execute(db)
}

/** The columns of `listing` that searches filter and sort by. */
type Attributes = Omit<Tables['listingSearch'], 'title' | 'searchText' | 'era'>

const copyTexts = async (db: Kysely<unknown>) => {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows }: { rows: (Attributes & Pick<ListingRow, 'id'> & { text: string })[] } = await sql<
      Attributes & Pick<ListingRow, 'id'> & { text: string }
    >`
      select listing_id as "listingId", search_text as text, created_at as "createdAt", kind, category_id as "categoryId",
        price_cents as "priceCents", delivery_days as "deliveryDays", rating, review_count as "reviewCount",
        seller_role as "sellerRole"
      from listing_text join listing on listing.id = listing_id
      where listing_id > ${after} order by listing_id limit ${BATCH}
    `.execute(db)
    const texts = rows.map(({ text, ...attributes }) => {
      const parts = text.slice(0, -2).split(SEPARATOR).map(foldForSearch)
      const era = eraOf(attributes.createdAt)
      return { ...attributes, era, title: joinParts(parts.slice(0, 1)), searchText: joinParts(parts) }
    })
    const typed: Database = db.withTables<Pick<Tables, keyof Tables>>()
    await insertRows(typed, 'listingSearch', texts)
    await addSearchWords(
      db,
      texts.map(({ searchText }) => searchText),
    )
    after = rows.length < BATCH ? undefined : rows.at(-1)?.listingId
  }
}

/**
 * The keys of a listing: its words, those of its title after U+001E, and after U+001F its era, kind and category. Words beyond the
 * maximum length have one key, because an index has no long ones.
 */
const indexPostgres = async (db: Kysely<unknown>) => {
  const separators = sql.lit(WORD_SEPARATORS.join(''))
  const words = (text: string) => sql`regexp_replace(
    translate(${sql.raw(text)}, ${separators}, ${sql.lit(' '.repeat(WORD_SEPARATORS.length))}),
    ${sql.lit(`[^ ]{${MAX_WORD_LENGTH + 1},}`)}, chr(31) || 'l', 'g'
  )`
  await sql`
    create function listing_search_keys(title text, search_text text, era integer, kind text, category_id text)
    returns text[] language sql immutable strict parallel safe as $$
      select string_to_array(${words('search_text')}, ' ')
        || string_to_array(replace(${words('title')}, ' ', ' ' || chr(30)), ' ')
        || array[chr(31) || 'e' || era, chr(31) || 'k' || kind, chr(31) || 'c' || category_id]
    $$
  `.execute(db)
  await sql`create index listing_search_trigrams on listing_search using gin (search_text gin_trgm_ops)`.execute(db)
  await sql`create index listing_search_titles on listing_search using gin (title gin_trgm_ops)`.execute(db)
  for (const [name, keys] of [
    ['listing_search_short_texts', 'listing_short_texts(search_text)'],
    ['listing_search_short_titles', 'listing_short_texts(title)'],
    ['listing_search_words', 'listing_search_keys(title, search_text, era, kind, category_id)'],
  ] as const) {
    await sql`create index ${sql.id(name)} on listing_search using gin ((${sql.raw(keys)} collate "C"))`.execute(db)
    // Statistics of a hundred thousand keys would take most of the time of an analysis, and serve no plan.
    await sql`alter index ${sql.id(name)} alter column 1 set statistics 0`.execute(db)
  }
}

const indexSqlite = async (db: Kysely<unknown>) => {
  await sql`insert into listing_search_trigrams (listing_search_trigrams) values ('rebuild')`.execute(db)
  await sql`
    create trigger listing_search_insert after insert on listing_search begin
      insert into listing_search_trigrams (rowid, title, search_text) values (new.id, new.title, new.search_text);
    end
  `.execute(db)
  await sql`
    create trigger listing_search_delete after delete on listing_search begin
      insert into listing_search_trigrams (listing_search_trigrams, rowid, title, search_text)
      values ('delete', old.id, old.title, old.search_text);
    end
  `.execute(db)
}

const kept = ['kind', 'category_id', 'price_cents', 'delivery_days', 'rating', 'review_count', 'seller_role']

/** A change of a listing that has no new text, such as of its rating, reaches its search text. */
const keepAttributes = async (db: Kysely<unknown>) => {
  const change = `
    update listing_search set ${kept.map((name) => `${name} = new.${name}`).join(', ')} where listing_id = new.id;
  `
  const columns = kept.join(', ')
  const of = (row: string) => kept.map((name) => `${row}.${name}`).join(', ')
  if (!isPostgres(db)) {
    await sql
      .raw(`create trigger listing_search_attributes after update of ${columns} on listing
        when (${of('old')}) is not (${of('new')}) begin ${change} end`)
      .execute(db)
    return
  }
  await sql
    .raw(`create function listing_search_attributes() returns trigger language plpgsql as $$
      begin ${change} return null; end $$`)
    .execute(db)
  await sql
    .raw(`create trigger listing_search_attributes after update of ${columns} on listing
      for each row when ((${of('old')}) is distinct from (${of('new')})) execute function listing_search_attributes()`)
    .execute(db)
}
