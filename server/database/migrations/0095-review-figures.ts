import { type Kysely, sql } from 'kysely'
import { countCatalogueChanges } from './catalogue-triggers'
import { moment } from './columns'

/** Reviews are sorted by stars and by the number of accounts that find them helpful; ratings are counted by stars. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('review')
    .addColumn('helpful_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const subject of ['listing', 'subject'])
    for (const [name, column] of [
      ['rating', 'rating'],
      ['helpful', 'helpful_count'],
    ] as const)
      await sql`
        create index ${sql.id(`review_${subject}_${name}`)}
        on review (${sql.id(`${subject}_id`)}, ${sql.id(column)}, published_at, id)
        where published_at is not null and side = 'BUYER'
      `.execute(db)

  await db.schema
    .createTable('helpful_mark')
    .addColumn('review_id', 'text', (column) => column.notNull().references('review.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('marked_at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('helpful_mark_once', ['review_id', 'user_id'])
    .execute()
  await db.schema.createIndex('helpful_mark_user').on('helpful_mark').column('user_id').execute()

  await db.schema
    .createTable('star_count')
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('stars', 'integer', (column) => column.notNull().check(sql`stars between 1 and 5`))
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('star_count_key', ['subject_id', 'stars'])
    .execute()
  await countStars(db)
  await countCatalogueChanges(db, 'star_count')
}

/** Counts the stars of the reviews that are part of ratings. Stars of before the first review are not known one by one. */
const countStars = async (db: Kysely<unknown>) => {
  for (const [table, owner, subject] of [
    ['listing', 'id', 'listing_id'],
    ['company', 'owner_id', 'subject_id'],
    ['freelancer', 'user_id', 'subject_id'],
  ] as const)
    await sql`
      insert into star_count (subject_id, stars, count)
      select ${sql.ref(`${table}.id`)}, review.rating, count(*)
      from review inner join ${sql.table(table)} on ${sql.ref(`${table}.${owner}`)} = ${sql.ref(`review.${subject}`)}
      where review.counted = 1
      group by ${sql.ref(`${table}.id`)}, review.rating
    `.execute(db)
}
