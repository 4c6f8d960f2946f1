import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** Creates the triggers by which every write to the table changes the catalogue version. */
export const countCatalogueChanges = async (db: Kysely<unknown>, table: string) => {
  if (isPostgres(db)) {
    await sql`
      create trigger ${sql.id(`${table}_changes`)} after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_catalogue_change()
    `.execute(db)
    return
  }
  for (const change of ['insert', 'update', 'delete'])
    await sql`
      create trigger ${sql.id(`${table}_${change}`)} after ${sql.raw(change)} on ${sql.table(table)}
      begin update catalogue_change set changes = changes + 1; end
    `.execute(db)
}
