import type { Database } from '../database/connection'
import { secondsFromNow } from '../database/database-clock'

/** The right to run a job. */
export interface JobLease {
  /** The name of the job. */
  name: string
  holder: string
}

export const createJobLeaseRepository = (db: Database) => ({
  /** Returns the lease of the calling process; undefined while another process has it. */
  acquire: (name: string, seconds: number) =>
    db
      .insertInto('jobLease')
      .values({ name, holder: crypto.randomUUID(), until: secondsFromNow(db, seconds) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(({ ref }) => ({ holder: ref('excluded.holder'), until: ref('excluded.until') }))
          .where('jobLease.until', '<=', secondsFromNow(db, 0)),
      )
      .returning(['name', 'holder'])
      .executeTakeFirst(),

  /** Makes a lease end after this time from now, unless another process has it by now. */
  endIn: ({ name, holder }: JobLease, seconds: number) =>
    db
      .updateTable('jobLease')
      .set({ until: secondsFromNow(db, seconds) })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute(),
})

export type JobLeaseRepository = ReturnType<typeof createJobLeaseRepository>
