import { type Kysely, sql } from 'kysely'

/** Databases fold the case of ASCII letters only, so numbers and titles are stored folded for the search. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table engagement add column search_text text not null default ''`.execute(db)
  const { rows } = await sql<{ id: string; number: string; title: string }>`
    select id, number, title from engagement`.execute(db)
  for (const { id, number, title } of rows) {
    const searchText = `${number}\n${title}`.normalize('NFC').toLowerCase()
    await sql`update engagement set search_text = ${searchText} where id = ${id}`.execute(db)
  }
}
