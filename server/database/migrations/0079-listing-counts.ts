import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** Every page shows how many listings each category has: counting them would take longer with each listing. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('listing_count')
    .addColumn('category_id', 'text', (column) => column.notNull().references('category.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_count_key', ['category_id', 'kind'])
    .execute()
  await sql`
    insert into listing_count (category_id, kind, count)
    select category_id, kind, count(*) from listing where visible = 1 group by category_id, kind
  `.execute(db)
  if (isPostgres(db)) await countByStatement(db)
  else await countByRow(db)
  // The ids of the sitemap, without reading the listings.
  await sql`create index listing_sitemap on listing (kind, id) where visible = 1`.execute(db)
}

const add = 'on conflict (category_id, kind) do update set count = listing_count.count + excluded.count'

const countByRow = async (db: Kysely<unknown>) => {
  const change = (row: 'new' | 'old', by: 1 | -1) => `
    insert into listing_count (category_id, kind, count)
    select ${row}.category_id, ${row}.kind, ${by} where ${row}.visible = 1 ${add};
  `
  const isOther = ['visible', 'category_id', 'kind'].map((column) => `new.${column} <> old.${column}`).join(' or ')
  for (const [name, event, changes] of [
    ['insert', 'insert on listing', change('new', 1)],
    ['delete', 'delete on listing', change('old', -1)],
    ['update', `update of visible, category_id, kind on listing when ${isOther}`, change('old', -1) + change('new', 1)],
  ] as const) {
    await sql.raw(`create trigger listing_count_${name} after ${event} begin ${changes} end`).execute(db)
  }
}

/** One change of a count for each statement: thousands for the same row of a count would be slow in one transaction. */
const countByStatement = async (db: Kysely<unknown>) => {
  const added = 'select category_id, kind, 1 as change from new_rows where visible = 1'
  const removed = 'select category_id, kind, -1 as change from old_rows where visible = 1'
  for (const [event, rows, tables] of [
    ['insert', added, 'new table as new_rows'],
    ['delete', removed, 'old table as old_rows'],
    ['update', `${added} union all ${removed}`, 'old table as old_rows new table as new_rows'],
  ] as const) {
    // In the order of the key, so that transactions which change several counts wait for each other without a deadlock.
    await sql
      .raw(`
        create function count_listings_${event}() returns trigger language plpgsql as $$
        begin
          insert into listing_count (category_id, kind, count)
          select category_id, kind, sum(change) from (${rows}) as changed
          group by category_id, kind having sum(change) <> 0 order by category_id, kind
          ${add};
          return null;
        end $$
      `)
      .execute(db)
    await sql
      .raw(`
        create trigger listing_count_${event} after ${event} on listing referencing ${tables}
        for each statement execute function count_listings_${event}()
      `)
      .execute(db)
  }
}
