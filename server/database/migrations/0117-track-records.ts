import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { isPostgres } from '../connection'
import { countCatalogueChanges } from './catalogue-triggers'

/** A first answer is counted under the first of these numbers of hours that it took at most, or as later. */
const hours = [1, 3, 6, 12, 24, 48]
const answerColumns = [...hours.map((most) => `answered_${most}h`), 'answered_later']
const columns = ['completed', 'delivered', 'delivered_on_time', ...answerColumns]

/** The values of the columns of answers. */
const answerValues = [...hours, undefined].map((most, index) => {
  const bounds = [index > 0 && `took > ${hours[index - 1] ?? 0}`, most !== undefined && `took <= ${most}`]
  return `case when ${bounds.filter(Boolean).join(' and ')} then 1 else 0 end`
})

/** The numbers that a row of a table adds to the counts of a seller. `row` is the row's name, `from` precedes the other tables. */
interface Source {
  table: 'engagement_event' | 'message'
  columns: readonly string[]
  select: (row: string, from: string, hoursBetween: (start: string, end: string) => string) => string
}

const sources: readonly Source[] = [
  {
    table: 'engagement_event',
    columns: ['completed'],
    select: (row, from) => `
      select seller_id as seller, 1 as completed from ${from} engagement
      where engagement.id = ${row}.engagement_id and ${row}.state = 'COMPLETED'
        and ${row}.transition in ('ACCEPT_DELIVERY', 'RESOLVE', 'CONFIRM_RESOLUTION', 'ACCEPT_SETTLEMENT')
    `,
  },
  {
    // The first delivery counts, and only of work that has a due date.
    table: 'engagement_event',
    columns: ['delivered', 'delivered_on_time'],
    select: (row, from) => `
      select seller_id as seller, 1 as delivered, case when due_at >= ${row}.at then 1 else 0 end as delivered_on_time
      from ${from} engagement
      where engagement.id = ${row}.engagement_id and due_at is not null and ${row}.transition = 'DELIVER'
        and not exists (
          select 1 from engagement_event as earlier
          where earlier.engagement_id = ${row}.engagement_id and earlier.transition = 'DELIVER'
            and earlier.version < ${row}.version
        )
    `,
  },
  {
    // A request that has expired without an answer counts as answered late.
    table: 'engagement_event',
    columns: answerColumns,
    select: (row, from, hoursBetween) => `
      select seller_id as seller, ${hoursBetween('request.at', `${row}.at`)} as took
      from ${from} engagement inner join engagement_event as request
        on request.engagement_id = engagement.id and request.version = 1 and request.transition = 'REQUEST_QUOTE'
      where engagement.id = ${row}.engagement_id and ${row}.actor in ('SELLER', 'CLOCK') and not exists (
        select 1 from engagement_event as earlier
        where earlier.engagement_id = ${row}.engagement_id and earlier.actor in ('SELLER', 'BROKER')
          and earlier.version < ${row}.version
      )
    `,
  },
  {
    table: 'message',
    columns: answerColumns,
    select: (row, from, hoursBetween) => `
      select ${row}.sender_id as seller, ${hoursBetween('question.sent_at', `${row}.sent_at`)} as took
      from ${from} conversation inner join message as question
        on question.conversation_id = conversation.id and question.sequence = 1
      where conversation.id = ${row}.conversation_id
        and conversation.subject_kind in ('COMPANY', 'FREELANCER', 'PRODUCT', 'SERVICE')
        and question.sender_id <> ${row}.sender_id and not exists (
          select 1 from message as earlier
          where earlier.conversation_id = ${row}.conversation_id and earlier.sender_id = ${row}.sender_id
            and earlier.sequence < ${row}.sequence
        )
    `,
  },
]

/**
 * Completed orders, deliveries and the times of first answers of each seller, so that pages of profiles and listings count nothing.
 * A first answer is that to a quote request, or to the first message about a profile or a listing.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql
    .raw(`
      create table track_record (
        user_id text primary key references "user" (id),
        ${columns.map((name) => `${name} integer not null default 0`).join(', ')}
      )
    `)
    .execute(db)
  await addStored(db, ['engagement_event', 'message'], (table) => table)
  for (const table of ['engagement_event', 'message'] as const) await addTrigger(db, table)
  await countCatalogueChanges(db, 'track_record')
}

/** Adds what rows of tables count for their sellers; `from` names the rows of a table. */
export const addStored = async (
  db: QueryExecutorProvider,
  tables: readonly Source['table'][],
  from: (table: string) => string,
) => {
  for (const source of sources)
    if (tables.includes(source.table))
      await sql.raw(addition(db, source, 'stored', `${from(source.table)} as stored cross join`)).execute(db)
}

const addition = (db: QueryExecutorProvider, { columns, select }: Source, row: string, from: string) => {
  const hoursBetween = (start: string, end: string) =>
    isPostgres(db)
      ? `extract(epoch from ${end} - ${start}) / 3600`
      : `round((julianday(${end}) - julianday(${start})) * 24, 3)`
  const values = columns === answerColumns ? answerValues : columns
  return `
    insert into track_record (user_id, ${columns.join(', ')})
    select seller, ${values.map((value) => `sum(${value})`).join(', ')}
    from (${select(row, from, hoursBetween)}) as counted
    group by seller
    on conflict (user_id) do update set
      ${columns.map((name) => `${name} = track_record.${name} + excluded.${name}`).join(', ')}
  `
}

const addTrigger = async (db: Kysely<unknown>, table: Source['table']) => {
  const name = `track_record_${table}`
  const changes = sources
    .filter((source) => source.table === table)
    .map((source) => `${addition(db, source, 'new', '')};`)
    .join('\n')
  // Few events and messages count.
  const condition = {
    engagement_event: "new.actor in ('SELLER', 'CLOCK') or new.state = 'COMPLETED'",
    message: 'new.sequence > 1',
  }[table]
  if (!isPostgres(db)) {
    await sql.raw(`create trigger ${name} after insert on ${table} when ${condition} begin ${changes} end`).execute(db)
    return
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${changes} return null; end $$`)
    .execute(db)
  // At the commit, so that a transaction which has locked a record waits for no other lock.
  await sql
    .raw(`
      create constraint trigger ${name} after insert on ${table} deferrable initially deferred
      for each row when (${condition}) execute function ${name}()
    `)
    .execute(db)
}
