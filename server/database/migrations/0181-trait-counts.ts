import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { createRowTrigger, createStatementTrigger } from './row-triggers'

/** In the order of the look-ups: by a trait and, often, a kind and a category or a role. */
const columns = ['trait', 'kind', 'category_id', 'seller_role', 'value'] as const
const names = columns.join(', ')
const add = `on conflict (${names}) do update set count = trait_count.count + excluded.count`

/**
 * The numbers of listings with each value of a trait, without their prices, ratings and delivery times. A list added up thousands of
 * rows of `facet_count` for its languages.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('trait_count')
    .addColumn('trait', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('seller_role', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('trait_count_key', [...columns])
    .execute()
  await sql
    .raw(`insert into trait_count (${names}, count) select ${names}, count(*) from listing_trait group by ${names}`)
    .execute(db)
  await (isPostgres(db) ? followStatements(db) : followRows(db))
}

const followStatements = async (db: Kysely<unknown>) => {
  // In the order of the key, so that transactions which change several counts wait for each other without a deadlock.
  const put = (...changes: string[]) => `
    insert into trait_count (${names}, count)
    select ${names}, sum(change) from (${changes.join(' union all ')}) as changed
    group by ${names} having sum(change) <> 0 order by ${names} ${add};`
  const added = `select ${names}, 1 as change from new_rows`
  const removed = `select ${names}, -1 as change from old_rows`
  await createStatementTrigger(db, 'trait_count_insert', ['insert', 'listing_trait'], put(added))
  await createStatementTrigger(db, 'trait_count_delete', ['delete', 'listing_trait'], put(removed))
  await createStatementTrigger(db, 'trait_count_update', ['update', 'listing_trait'], put(added, removed))
}

const followRows = async (db: Kysely<unknown>) => {
  const put = (row: string, by: 1 | -1) => `
    insert into trait_count (${names}, count)
    select ${columns.map((column) => `${row}.${column}`).join(', ')}, ${by} where true ${add};`
  await createRowTrigger(db, 'trait_count_insert', 'insert on listing_trait', put('new', 1))
  await createRowTrigger(db, 'trait_count_delete', 'delete on listing_trait', put('old', -1))
  await createRowTrigger(
    db,
    'trait_count_update',
    `update of ${names} on listing_trait`,
    put('old', -1) + put('new', 1),
  )
}
