import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../database/connection'

export const createJobLeaseRepository = (db: Database) => {
  /** By the database's clock, which all processes share. */
  const inSeconds = (seconds: number): RawBuilder<string> =>
    isPostgres(db)
      ? sql`now() + ${seconds} * interval '1 second'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`+${seconds} seconds`})`

  return {
    /** False while another process has the lease. */
    acquire: async (name: string, seconds: number) => {
      const acquired = await db
        .insertInto('jobLease')
        .values({ name, until: inSeconds(seconds) })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(({ ref }) => ({ until: ref('excluded.until') }))
            .where('jobLease.until', '<=', inSeconds(0)),
        )
        .returning('name')
        .executeTakeFirst()
      return acquired !== undefined
    },

    /** Makes the lease of the calling process end after this time from now. */
    endIn: (name: string, seconds: number) =>
      db
        .updateTable('jobLease')
        .set({ until: inSeconds(seconds) })
        .where('name', '=', name)
        .execute(),
  }
}

export type JobLeaseRepository = ReturnType<typeof createJobLeaseRepository>
