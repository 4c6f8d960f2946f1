import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'

/** The tables whose writes change the catalogue version, by their triggers. */
export const catalogueTablesOf = async (db: Database) => {
  const { rows } = await (isPostgres(db)
    ? sql<{ table: string }>`
        select distinct event_object_table as "table" from information_schema.triggers
        where action_statement like '%count_catalogue_change%'
      `
    : sql<{ table: string }>`
        select distinct tbl_name as "table" from sqlite_master
        where type = 'trigger' and sql like '%update catalogue_change%'
      `
  ).execute(db)
  return rows.map(({ table }) => table)
}
