import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { moment } from './columns'
import { createRowTrigger, createStatementTrigger } from './row-triggers'

/** The columns of `listing_trait` that are those of the listing. */
const copied = [
  ...['id', 'seller_id', 'kind', 'category_id', 'seller_role'],
  ...['price_cents', 'rating', 'review_count', 'delivery_days', 'created_at'],
]
const columns = ['trait', 'value', ...copied].join(', ')
const of = (row: string) => copied.map((column) => `${row}.${column}`).join(', ')

const orders = [
  ['newest', ['created_at', 'id']],
  ['price', ['price_cents', 'id']],
  ['rating', ['rating', 'review_count', 'id']],
] as const
const filters = ['price_cents', 'rating', 'delivery_days', 'category_id', 'seller_role']

/**
 * Traits of sellers that lists are filtered by: `VERIFIED` without a value, and `JURISDICTION`. A public listing has a row for each
 * trait of its seller, with the columns that lists are sorted and filtered by, so that a rare trait is read from an index of its own.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('seller_trait')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('trait', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seller_trait_key', ['trait', 'value', 'user_id'])
    .execute()
  await db.schema.createIndex('seller_trait_user').on('seller_trait').columns(['user_id', 'trait', 'value']).execute()
  await db.schema
    .createTable('listing_trait')
    .addColumn('trait', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('seller_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('seller_role', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('review_count', 'integer', (column) => column.notNull())
    .addColumn('delivery_days', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_trait_key', ['id', 'trait', 'value'])
    .execute()
  for (const [name, order] of orders)
    await db.schema
      .createIndex(`listing_trait_${name}`)
      .on('listing_trait')
      .columns([...new Set<string>(['trait', 'value', 'kind', ...order, ...filters])])
      .execute()
  await db.schema.createIndex('listing_trait_seller').on('listing_trait').columns(['seller_id', 'trait']).execute()

  await followListings(db)
  await followTraits(db)
  await followCredentialsAndCompanies(db)
  await sql.raw(`insert into seller_trait (user_id, trait, value) ${traitsOf('')}`).execute(db)
}

/** The traits of all accounts, or of those of a condition on `user_id`. */
const traitsOf = (where: string) => {
  const checked = "from credential where expires_at is not null and state in ('ASKED', 'CHECKED')"
  return `
    select user_id, trait, value from (
      select user_id, 'JURISDICTION' as trait, jurisdiction as value ${checked}
      union select user_id, 'VERIFIED', '' ${checked}
      union select owner_id, 'VERIFIED', '' from company where verified = 1
    ) as traits ${where}`
}

const followListings = async (db: Kysely<unknown>) => {
  const fromRows = (row: string, rows: string) => `
    insert into listing_trait (${columns}) select trait, value, ${of(row)} ${rows}
    ${row}.visible = 1;`
  if (isPostgres(db)) {
    const added = fromRows('new_rows', 'from new_rows join seller_trait on user_id = seller_id where')
    const removed = 'delete from listing_trait where id in (select id from old_rows);'
    await createStatementTrigger(db, 'trait_listing_insert', ['insert', 'listing'], added)
    await createStatementTrigger(db, 'trait_listing_delete', ['delete', 'listing'], removed)
    await createStatementTrigger(db, 'trait_listing_update', ['update', 'listing'], removed + added)
    return
  }
  const added = fromRows('new', 'from seller_trait where user_id = new.seller_id and')
  const removed = 'delete from listing_trait where id = old.id;'
  await createRowTrigger(db, 'trait_listing_insert', 'insert on listing', added)
  await createRowTrigger(db, 'trait_listing_delete', 'delete on listing', removed)
  await createRowTrigger(
    db,
    'trait_listing_update',
    `update of visible, ${copied.join(', ')} on listing`,
    removed + added,
  )
}

const followTraits = async (db: Kysely<unknown>) => {
  await createRowTrigger(
    db,
    'trait_insert',
    'insert on seller_trait',
    `insert into listing_trait (${columns}) select new.trait, new.value, ${of('listing')}
     from listing where seller_id = new.user_id and visible = 1;`,
  )
  await createRowTrigger(
    db,
    'trait_delete',
    'delete on seller_trait',
    `delete from listing_trait where seller_id = old.user_id and trait = old.trait and value = old.value;`,
  )
}

const followCredentialsAndCompanies = async (db: Kysely<unknown>) => {
  for (const [table, owner, changing] of [
    ['credential', 'user_id', 'state, expires_at, jurisdiction'],
    ['company', 'owner_id', 'verified'],
  ] as const) {
    for (const [event, row] of [
      ['insert', 'new'],
      ['delete', 'old'],
      [`update of ${changing}`, 'new'],
    ] as const) {
      const user = `user_id = ${row}.${owner}`
      await createRowTrigger(
        db,
        `trait_${table}_${event.slice(0, 6)}`,
        `${event} on ${table}`,
        `delete from seller_trait where ${user} and trait in ('JURISDICTION', 'VERIFIED');
         insert into seller_trait (user_id, trait, value) ${traitsOf(`where ${user}`)};`,
      )
    }
  }
}
