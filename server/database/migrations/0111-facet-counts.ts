import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { createRowTrigger, createStatementTrigger } from './row-triggers'

const filters = ['kind', 'category_id', 'seller_role', 'price_cents', 'rating', 'delivery_days'] as const
const key = ['trait', 'value', ...filters] as const

/** The lower end of its range of prices, the lower end of its rating and the upper end of its delivery time. */
const keyOf = (row: string, trait: string) => `
  ${trait}, ${row}.kind, ${row}.category_id, ${row}.seller_role,
  case when ${row}.price_cents < 10000 then 0 when ${row}.price_cents < 50000 then 10000
    when ${row}.price_cents < 150000 then 50000 else 150000 end,
  case when ${row}.rating < 3 then 0 when ${row}.rating < 4 then 3 when ${row}.rating < 4.5 then 4 else 4.5 end,
  case when ${row}.delivery_days <= 0 then 0 when ${row}.delivery_days <= 3 then 3
    when ${row}.delivery_days <= 7 then 7 when ${row}.delivery_days <= 14 then 14 else 999 end`

const names = key.join(', ')
const add = `on conflict (${names}) do update set count = facet_count.count + excluded.count`

/**
 * The numbers of public listings by everything that lists are filtered by, of all sellers (without a trait) and of those with each
 * trait. There are about a thousand rows for a trait, however many listings there are, so that counts of filters stay exact.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('facet_count')
    .addColumn('trait', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('seller_role', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('delivery_days', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('facet_count_key', [...key])
    .execute()
  const sources = [
    { table: 'listing', trait: () => "'', ''", where: (row: string) => `${row}.visible = 1` },
    { table: 'listing_trait', trait: (row: string) => `${row}.trait, ${row}.value`, where: () => 'true' },
  ]
  for (const { table, trait, where } of sources) {
    await sql
      .raw(`
        insert into facet_count (${names}, count)
        select ${keyOf(table, trait(table))}, count(*) from ${table} where ${where(table)}
        group by 1, 2, 3, 4, 5, 6, 7, 8
      `)
      .execute(db)
    const change = (row: string, by: 1 | -1) => `select ${keyOf(row, trait(row))}, ${by}`
    if (isPostgres(db)) {
      // In the order of the key, so that transactions which change several counts wait for each other without a deadlock.
      const put = (...changes: string[]) => `
        insert into facet_count (${names}, count)
        select ${names}, sum(change) from (${changes.join(' union all ')}) as changed (${names}, change)
        group by ${names} having sum(change) <> 0 order by ${names} ${add};`
      const added = `${change('new_rows', 1)} from new_rows where ${where('new_rows')}`
      const removed = `${change('old_rows', -1)} from old_rows where ${where('old_rows')}`
      await createStatementTrigger(db, `facet_${table}_insert`, ['insert', table], put(added))
      await createStatementTrigger(db, `facet_${table}_delete`, ['delete', table], put(removed))
      await createStatementTrigger(db, `facet_${table}_update`, ['update', table], put(added, removed))
    } else {
      const put = (row: string, by: 1 | -1) =>
        `insert into facet_count (${names}, count) ${change(row, by)} where ${where(row)} ${add};`
      const counted = [...filters, ...(table === 'listing' ? ['visible'] : [])].join(', ')
      await createRowTrigger(db, `facet_${table}_insert`, `insert on ${table}`, put('new', 1))
      await createRowTrigger(db, `facet_${table}_delete`, `delete on ${table}`, put('old', -1))
      await createRowTrigger(
        db,
        `facet_${table}_update`,
        `update of ${counted} on ${table}`,
        put('old', -1) + put('new', 1),
      )
    }
  }
}
