import { sql } from 'kysely'
import { type Database, isPostgres, systemOf } from '../../database/connection'

interface Options {
  maximumAvailable: number
  restoreRate: number
}

export const createCostBucketRepository = (database: Database) => {
  const db = systemOf(database)
  /** Seconds since 1970, by the clock that all processes share. */
  const moment = isPostgres(db)
    ? sql<number>`extract(epoch from now())::double precision`
    : sql<number>`(julianday('now') - 2440587.5) * 86400.0`
  const [least, greatest] = (isPostgres(db) ? ['least', 'greatest'] : ['min', 'max']).map((name) => sql.raw(name))

  return {
    /** Stores the spending of this process, and returns the balance after the spending of all processes. */
    take: (spent: readonly { name: string; cost: number }[], { maximumAvailable: max, restoreRate }: Options) =>
      db
        .insertInto('costBucket')
        .values(spent.map(({ name, cost }) => ({ name, available: max - cost, countedAt: moment })))
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({
            countedAt: moment,
            available: sql`${greatest}(${-max}, ${least}(${max},
              cost_bucket.available + (${moment} - cost_bucket.counted_at) * ${restoreRate})
              - (${max} - excluded.available))`,
          }),
        )
        .returning(['name', 'available'])
        .execute(),

    /** Removes the buckets that were not used for a time, after which they are full. */
    removeUnusedFor: (seconds: number) =>
      db.deleteFrom('costBucket').where('countedAt', '<', sql<number>`${moment} - ${seconds}`).execute(),
  }
}

export type CostBucketRepository = ReturnType<typeof createCostBucketRepository>
