import type { Insertable } from 'kysely'
import type { Database } from '../../../database/connection'
import { nextAfter } from '../../../database/paging/page'
import type { EngagementRow, Tables } from '../../../database/tables/tables'
import { engagementProcess } from '../engagement.process'

export const createDeadlineRepository = (db: Database) => ({
  set: (deadline: Insertable<Tables['deadline']>) =>
    db
      .insertInto('deadline')
      .values(deadline)
      .onConflict((conflict) => conflict.column('subjectId').doUpdateSet(deadline))
      .execute(),

  remove: (subjectId: string) => db.deleteFrom('deadline').where('subjectId', '=', subjectId).execute(),

  /** Deadlines until `by`, earliest first. `after` is the last one of the previous batch. */
  due: (by: string, after: { dueAt: string; subjectId: string }, max: number) =>
    nextAfter(
      db.selectFrom('deadline').selectAll().where('dueAt', '<=', by),
      ['dueAt', 'subjectId'],
      [after.dueAt, after.subjectId],
      max,
    ).execute(),
})

export type DeadlineRepository = ReturnType<typeof createDeadlineRepository>

/** Stores the time of the next automatic transition, if there is one. */
export const updateDeadline = async (deadlines: DeadlineRepository, engagement: EngagementRow) => {
  const next = engagementProcess.nextAutomatic(engagement)
  if (!next) return deadlines.remove(engagement.id)
  return deadlines.set({ subjectId: engagement.id, transition: next.step.name, dueAt: next.at.toISOString() })
}
