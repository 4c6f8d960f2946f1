import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/**
 * How many engagements have come into each state and left it on a day, so that reports don't read all engagements. A day has several rows
 * in PostgreSQL, one for each shard, so that few transactions wait for the same row.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table platform_day_state (
      day text not null,
      state text not null,
      shard integer not null,
      change bigint not null default 0,
      primary key (day, state, shard)
    )
  `.execute(db)
  const stored = `select ${dayOf(db, 'updated_at')}, state, 0, count(*) from engagement group by 1, 2`
  await sql.raw(`insert into platform_day_state (day, state, shard, change) ${stored}`).execute(db)
  await addTrigger(db, 'insert', 'insert', '', [['new', 1]])
  await addTrigger(db, 'update', 'update of state', 'when (old.state <> new.state)', [
    ['old', -1],
    ['new', 1],
  ])
}

const dayOf = (db: Kysely<unknown>, moment: string) =>
  isPostgres(db) ? `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')` : `substr(${moment}, 1, 10)`

const addTrigger = async (
  db: Kysely<unknown>,
  suffix: string,
  event: string,
  condition: string,
  changes: readonly [row: 'old' | 'new', change: number][],
) => {
  const name = `platform_day_state_${suffix}`
  const shard = isPostgres(db) ? 'pg_backend_pid() % 8' : '0'
  const rows = changes.map(([row, change]) => `select ${row}.state as state, ${change} as change`)
  // In one order, so that transactions with opposite changes wait for each other and never both ways. SQLite needs the `where`.
  const statement = `
    insert into platform_day_state (day, state, shard, change)
    select ${dayOf(db, 'new.updated_at')}, changed.state, ${shard}, changed.change
    from (${rows.join(' union all ')}) as changed where true order by changed.state
    on conflict (day, state, shard) do update set change = platform_day_state.change + excluded.change;
  `
  if (!isPostgres(db)) {
    await sql
      .raw(`create trigger ${name} after ${event} on engagement for each row ${condition} begin ${statement} end`)
      .execute(db)
    return
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${statement} return null; end $$`)
    .execute(db)
  // At the commit, so that a transaction which has locked a day waits for no other lock.
  await sql
    .raw(`
      create constraint trigger ${name} after ${event} on engagement deferrable initially deferred
      for each row ${condition} execute function ${name}()
    `)
    .execute(db)
}
