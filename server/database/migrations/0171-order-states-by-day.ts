import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { isPostgres } from '../connection'

const states = [
  'QUOTE_REQUESTED',
  'OFFERED',
  'COUNTERED',
  'DECLINED',
  'AWAITING_FUNDING',
  'AWAITING_REQUIREMENTS',
  'IN_PROGRESS',
  'DELIVERED',
  'CHANGES_REQUESTED',
  'COMPLETED',
  'DISPUTED',
  'CANCELLED',
]
const columns = states.map((state) => state.toLowerCase())

/** Counts the engagements that came into each state on a day, less those that left it, so that reports don't read all engagements. */
export const up = async (db: Kysely<unknown>) => {
  for (const column of columns)
    await sql.raw(`alter table platform_day add column ${column} bigint not null default 0`).execute(db)
  await addStored(db, 'engagement')
  await addTrigger(db, 'insert', 'insert', '', (state) => isIn('new', state))
  const change = (state: string) => `${isIn('new', state)} - ${isIn('old', state)}`
  await addTrigger(db, 'update', 'update of state', 'when (old.state <> new.state)', change)
}

/** Adds engagements to the day of their state; `from` names the rows. */
export const addStored = async (db: QueryExecutorProvider, from: string) => {
  const counts = states.map((state) => `count(case when state = '${state}' then 1 end)`)
  // SQLite needs the `where` before `on conflict`.
  await sql
    .raw(`
      insert into platform_day (day, shard, ${columns.join(', ')})
      select ${dayOf(db, 'updated_at')}, 0, ${counts.join(', ')} from ${from} as stored where true group by 1
      ${added}
    `)
    .execute(db)
}

const dayOf = (db: QueryExecutorProvider, moment: string) =>
  isPostgres(db) ? `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')` : `substr(${moment}, 1, 10)`

const isIn = (row: 'old' | 'new', state: string) => `case when ${row}.state = '${state}' then 1 else 0 end`

const added = `on conflict (day, shard) do update set ${columns
  .map((column) => `${column} = platform_day.${column} + excluded.${column}`)
  .join(', ')}`

const addTrigger = async (
  db: Kysely<unknown>,
  suffix: string,
  event: string,
  condition: string,
  changeOf: (state: string) => string,
) => {
  const name = `platform_day_engagement_${suffix}`
  const statement = `
    insert into platform_day (day, shard, ${columns.join(', ')})
    values (${dayOf(db, 'new.updated_at')}, ${isPostgres(db) ? 'pg_backend_pid() % 8' : '0'}, ${states.map(changeOf).join(', ')})
    ${added};
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
