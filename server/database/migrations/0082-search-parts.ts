import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/**
 * Titles get indexes of their own, because hits in titles come first, and so do texts of one and two characters, which the index of
 * trigrams doesn't find. SQLite's search texts move to a plain table, so that both databases read and write them alike.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create index listing_latest
    on listing (created_at, id, kind, category_id, price_cents, delivery_days, rating) where visible = 1
  `.execute(db)
  await (isPostgres(db) ? addIndexes(db) : moveTexts(db))
}

const addIndexes = async (db: Kysely<unknown>) => {
  await sql`alter table listing_search add column title text not null default ''`.execute(db)
  await sql`update listing_search set title = split_part(search_text, chr(31), 1) || chr(31) || chr(31)`.execute(db)
  await sql`alter table listing_search alter column title drop default`.execute(db)
  // Each character, and the pairs of characters from the first and from the second one on. The separator is in no text.
  await sql`
    create function listing_short_texts(text text) returns text[]
    language sql immutable strict parallel safe as $$
      select string_to_array(text, null)
        || string_to_array(regexp_replace(text, '(..)', '\\1' || chr(30), 'g'), chr(30))
        || string_to_array(regexp_replace(substr(text, 2), '(..)', '\\1' || chr(30), 'g'), chr(30))
    $$
  `.execute(db)
  await sql`create index listing_search_titles on listing_search using gin (title gin_trgm_ops)`.execute(db)
  await sql`
    create index listing_search_short_texts on listing_search using gin (listing_short_texts(search_text))
  `.execute(db)
  await sql`create index listing_search_short_titles on listing_search using gin (listing_short_texts(title))`.execute(
    db,
  )
}

const moveTexts = async (db: Kysely<unknown>) => {
  await sql`
    create table listing_text (
      id integer primary key, listing_id text not null unique, title text not null, search_text text not null
    )
  `.execute(db)
  // With two separators at the end each character begins a trigram, so that a short text is the beginning of one.
  await sql`
    insert into listing_text (listing_id, title, search_text)
    select listing_id, substr(search_text, 1, instr(search_text, char(31)) - 1) || char(31, 31), search_text || char(31, 31)
    from listing_search
  `.execute(db)
  await sql`drop table listing_search`.execute(db)
  await sql`drop table listing_search_row`.execute(db)
  await sql`alter table listing_text rename to listing_search`.execute(db)
  await sql`
    create virtual table listing_search_trigrams using fts5 (
      title, search_text, content = 'listing_search', content_rowid = 'id', tokenize = 'trigram case_sensitive 1'
    )
  `.execute(db)
  await sql`insert into listing_search_trigrams (listing_search_trigrams) values ('rebuild')`.execute(db)
  await sql`
    create virtual table listing_search_instances using fts5vocab (listing_search_trigrams, instance)
  `.execute(db)
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
