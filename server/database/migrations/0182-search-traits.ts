import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { createRowTrigger, dropRowTrigger } from './row-triggers'

/**
 * Search texts get the traits of their sellers, so that a search that counts its filters looks up no other table for each of a
 * thousand hits.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table listing_search add column traits text not null default ''`.execute(db)
  await (isPostgres(db) ? fillPostgres(db) : fillSqlite(db))
  const change = (row: string, traits: string) => `
    update listing_search set traits = ${traits} where listing_id in (select id from listing where seller_id = ${row}.user_id);`
  await createRowTrigger(
    db,
    'search_trait_insert',
    'insert on seller_trait',
    change('new', `traits || ${storedTrait('new.')}`),
  )
  await createRowTrigger(
    db,
    'search_trait_delete',
    'delete on seller_trait',
    change('old', `replace(traits, ${storedTrait('old.')}, '')`),
  )
  await followCredentials(db)
}

/** A literal line break before and after. */
const storedTrait = (row: string) => `'\n' || ${row}trait || ' ' || ${row}value || '\n'`

/**
 * The table is written anew, with some room on each page: PostgreSQL then changes the traits of a text without new entries in the
 * indexes of texts.
 */
const fillPostgres = async (db: Kysely<unknown>) => {
  await sql`set local maintenance_work_mem = '512MB'`.execute(db)
  await sql`alter table listing_search set (fillfactor = 90)`.execute(db)
  await sql
    .raw(`
      create function stored_traits(listing_id text) returns text language sql stable as $$
        select coalesce(string_agg(${storedTrait('')}, ''), '') from listing_trait where id = listing_id
      $$`)
    .execute(db)
  await sql`alter table listing_search alter column traits type text using stored_traits(listing_id)`.execute(db)
  await sql`drop function stored_traits(text)`.execute(db)
}

const fillSqlite = (db: Kysely<unknown>) =>
  sql
    .raw(`
      update listing_search set traits = coalesce(
        (select group_concat(${storedTrait('')}, '') from listing_trait where id = listing_id), '')`)
    .execute(db)

const checked = "from credential where expires_at is not null and state in ('ASKED', 'CHECKED')"

const traitsOf = (user: string) => `
  select user_id, trait, value from (
    select user_id, 'JURISDICTION' as trait, jurisdiction as value ${checked} and kind <> 'COMPANY'
    union select user_id, 'VERIFIED', '' ${checked}
  ) as traits where ${user}`

/** A change of a credential removed all traits of its account and added them again, which would now write each search text anew. */
const followCredentials = async (db: Kysely<unknown>) => {
  for (const [event, row] of [
    ['insert', 'new'],
    ['delete', 'old'],
    ['update of state, expires_at, jurisdiction', 'new'],
  ] as const) {
    const user = `user_id = ${row}.user_id`
    const name = `trait_credential_${event.slice(0, 6)}`
    await dropRowTrigger(db, name, 'credential')
    await createRowTrigger(
      db,
      name,
      `${event} on credential`,
      `delete from seller_trait where ${user} and trait in ('JURISDICTION', 'VERIFIED')
         and (user_id, trait, value) not in (${traitsOf(user)});
       insert into seller_trait (user_id, trait, value) ${traitsOf(user)} on conflict do nothing;`,
    )
  }
}
