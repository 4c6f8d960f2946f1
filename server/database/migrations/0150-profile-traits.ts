import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { moment } from './columns'
import { createRowTrigger } from './row-triggers'

interface Profile {
  table: 'company' | 'freelancer'
  owner: string
  /** True for listed profiles, under the name of the table. */
  isListed: string
  /** The columns of `profile_trait` that are not those of the trait. */
  values: string
  changing: string
}

const profiles: Profile[] = [
  {
    table: 'company',
    owner: 'owner_id',
    isListed: "company.visible = 1 and company.description <> ''",
    values: "'company', company.id, company.owner_id, company.rating, company.review_count, null, company.created_at",
    changing: 'visible, description, rating, review_count, created_at',
  },
  {
    table: 'freelancer',
    owner: 'user_id',
    isListed: "freelancer.visible = 1 and freelancer.title <> ''",
    values: `'freelancer', freelancer.id, freelancer.user_id, freelancer.rating, freelancer.review_count,
      freelancer.hourly_rate_cents, null`,
    changing: 'visible, title, rating, review_count, hourly_rate_cents',
  },
]

const rowsOf = ({ table, owner, isListed, values }: Profile, where = '') => `
  insert into profile_trait (trait, value, profile, id, user_id, rating, review_count, hourly_rate_cents, created_at)
  select trait, seller_trait.value, ${values} from ${table} join seller_trait on seller_trait.user_id = ${table}.${owner}
  where ${isListed} ${where};`

const orders = [
  ['newest', ['created_at', 'id', 'rating']],
  ['rating', ['rating', 'review_count', 'id', 'hourly_rate_cents']],
  ['rate', ['hourly_rate_cents', 'id', 'rating']],
] as const

/**
 * A listed company or freelancer has a row for each trait of its account, with the columns that lists are sorted and filtered by, so that
 * those with a rare trait are read from an index of their own.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('profile_trait')
    .addColumn('trait', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('review_count', 'integer', (column) => column.notNull())
    .addColumn('hourly_rate_cents', 'integer')
    .addColumn('created_at', moment(db))
    .addPrimaryKeyConstraint('profile_trait_key', ['id', 'trait', 'value'])
    .execute()
  for (const [name, columns] of orders)
    await db.schema
      .createIndex(`profile_trait_${name}`)
      .on('profile_trait')
      .columns(['trait', 'value', 'profile', ...columns])
      .execute()
  await db.schema.createIndex('profile_trait_user').on('profile_trait').columns(['user_id', 'trait', 'value']).execute()

  // A value belongs to one trait. Without knowing that, PostgreSQL expects few rows, and sorts the many that it finds.
  if (isPostgres(db)) {
    await sql`
      create statistics profile_trait_values (dependencies, mcv) on trait, value, profile from profile_trait
    `.execute(db)
  }
  for (const profile of profiles) {
    await sql.raw(rowsOf(profile)).execute(db)
    await followProfiles(db, profile)
  }
  // The other triggers may run before these, so that each first removes the rows it adds.
  const ofTrait = (row: string) => `delete from profile_trait
    where user_id = ${row}.user_id and trait = ${row}.trait and value = ${row}.value;`
  const ofNew = (profile: Profile) =>
    rowsOf(profile, `and seller_trait.user_id = new.user_id and trait = new.trait and seller_trait.value = new.value`)
  await createRowTrigger(
    db,
    'profile_trait_insert',
    'insert on seller_trait',
    ofTrait('new') + profiles.map(ofNew).join(''),
  )
  await createRowTrigger(db, 'profile_trait_delete', 'delete on seller_trait', ofTrait('old'))
}

const followProfiles = async (db: Kysely<unknown>, profile: Profile) => {
  const { table, changing } = profile
  const removed = (row: string) => `delete from profile_trait where id = ${row}.id;`
  const replaced = removed('new') + rowsOf(profile, `and ${table}.id = new.id`)
  await createRowTrigger(db, `profile_${table}_insert`, `insert on ${table}`, replaced)
  await createRowTrigger(db, `profile_${table}_update`, `update of ${changing} on ${table}`, replaced)
  await createRowTrigger(db, `profile_${table}_delete`, `delete on ${table}`, removed('old'))
}
