import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** Token buckets of cost that processes share. Unlogged, because a crash of the database may empty them. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create ${sql.raw(isPostgres(db) ? 'unlogged' : '')} table cost_bucket (
    name text primary key,
    available double precision not null,
    counted_at double precision not null
  )`.execute(db)
}
