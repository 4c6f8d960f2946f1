import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** All that anybody may read without signing in; what is searched is written along with the listing it is of. */
export const catalogueTables = [
  'category',
  'company',
  'freelancer',
  'freelancer_skill',
  'job',
  'listing',
  'review',
  'site_clock',
  'stat',
  'testimonial',
  'user',
]

/** Counts the changes of the catalogue: in the database itself, so that no place that writes has to think of it. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('catalogue_change')
    // One row for each connection, or they would wait for each other until the end of their transactions.
    .addColumn('connection', 'integer', (column) => column.primaryKey())
    .addColumn('changes', isPostgres(db) ? 'bigint' : 'integer', (column) => column.notNull())
    .execute()
  if (isPostgres(db)) await watchPostgres(db)
  else await watchSqlite(db)
}

const watchPostgres = async (db: Kysely<unknown>) => {
  await sql`
    create function count_catalogue_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_change (connection, changes) values (pg_backend_pid(), 1)
        on conflict (connection) do update set changes = catalogue_change.changes + 1;
      return null;
    end $$
  `.execute(db)
  for (const table of catalogueTables)
    await sql`
      create trigger ${sql.id(`${table}_changes`)} after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_catalogue_change()
    `.execute(db)
}

const watchSqlite = async (db: Kysely<unknown>) => {
  await sql`insert into catalogue_change (connection, changes) values (0, 0)`.execute(db)
  for (const table of catalogueTables)
    for (const change of ['insert', 'update', 'delete'])
      await sql`
        create trigger ${sql.id(`${table}_${change}`)} after ${sql.raw(change)} on ${sql.table(table)}
        begin update catalogue_change set changes = changes + 1; end
      `.execute(db)
}
