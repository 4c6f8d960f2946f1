import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { countCatalogueChanges } from './catalogue-triggers'

/** The tables that anybody may read without signing in, except the search index, which is written together with listings. */
const catalogueTables = [
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

/** Triggers count the changes of the catalogue, so that every write counts. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('catalogue_change')
    // A row for each connection: on a common row transactions would wait for each other.
    .addColumn('connection', 'integer', (column) => column.primaryKey())
    .addColumn('changes', isPostgres(db) ? 'bigint' : 'integer', (column) => column.notNull())
    .execute()
  if (isPostgres(db)) await createCounter(db)
  else await sql`insert into catalogue_change (connection, changes) values (0, 0)`.execute(db)
  for (const table of catalogueTables) await countCatalogueChanges(db, table)
}

const createCounter = (db: Kysely<unknown>) =>
  sql`
    create function count_catalogue_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_change (connection, changes) values (pg_backend_pid(), 1)
        on conflict (connection) do update set changes = catalogue_change.changes + 1;
      return null;
    end $$
  `.execute(db)
