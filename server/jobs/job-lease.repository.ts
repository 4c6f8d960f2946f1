import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../database/connection'

/** The right to run a job. */
export interface JobLease {
  /** The name of the job. */
  name: string
  holder: string
}

export const createJobLeaseRepository = (db: Database) => {
  /** By the database's clock, which all processes share. */
  const inSeconds = (seconds: number): RawBuilder<string> =>
    isPostgres(db)
      ? sql`now() + ${seconds} * interval '1 second'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`+${seconds} seconds`})`

  return {
    /** Returns the lease of the calling process; undefined while another process has it. */
    acquire: (name: string, seconds: number) =>
      db
        .insertInto('jobLease')
        .values({ name, holder: crypto.randomUUID(), until: inSeconds(seconds) })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(({ ref }) => ({ holder: ref('excluded.holder'), until: ref('excluded.until') }))
            .where('jobLease.until', '<=', inSeconds(0)),
        )
        .returning(['name', 'holder'])
        .executeTakeFirst(),

    /** Makes a lease end after this time from now, unless another process has it by now. */
    endIn: ({ name, holder }: JobLease, seconds: number) =>
      db
        .updateTable('jobLease')
        .set({ until: inSeconds(seconds) })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute(),
  }
}

export type JobLeaseRepository = ReturnType<typeof createJobLeaseRepository>
