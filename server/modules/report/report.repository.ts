import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { earliestFirst, fetchPage, type PageRequest } from '../../database/paging/page'
import type { ReportCaseRow, Tables } from '../../database/tables/tables'
import type { ReportCaseState } from '../../generated/resolvers'

const oldestFirst = earliestFirst<ReportCaseRow>('REPORTED', 'reportedAt', 'id')

/** A literal, because the database can't use a partial index with a parameter. */
const REPORTED = sql.lit('REPORTED' as const)
const MAX_OWN = 100

export const createReportRepository = (db: Database) => {
  const cases = () => db.selectFrom('reportCase').selectAll()

  return {
    find: (id: string) => cases().where('id', '=', id).executeTakeFirst(),

    byIds: (ids: readonly string[]) => cases().where('id', 'in', ids).execute(),

    inState: (state: ReportCaseState, request: PageRequest) =>
      fetchPage(db, cases().where('state', '=', state), oldestFirst, request),

    /** The cases of an account whose content was taken down, last changed first. */
    takenDownOf: (ownerId: string) =>
      cases()
        .where('ownerId', '=', ownerId)
        .where('state', 'in', ['TAKEN_DOWN', 'APPEALED', 'UPHELD', 'RESTORED'])
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_OWN)
        .execute(),

    /** The first reports of each case. */
    reportsOf: (caseIds: readonly string[], max: number) =>
      db
        .selectFrom(
          db
            .selectFrom('report')
            .selectAll()
            .select(sql<number>`row_number() over (partition by case_id order by at, reporter_id)`.as('rank'))
            .where('caseId', 'in', caseIds)
            .as('ranked'),
        )
        .select(['caseId', 'reporterId', 'reason', 'text', 'at'])
        .where('rank', '<=', max)
        .orderBy('rank')
        .execute(),

    /** Adds the case unless its content has one that waits for a decision. Returns the one that waits. */
    open: async (reportCase: Insertable<Tables['reportCase']>) => {
      const added = await db
        .insertInto('reportCase')
        .values(reportCase)
        .onConflict((conflict) => conflict.column('subjectId').where('state', '=', REPORTED).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (added) return { reportCase: added, isNew: true }
      const waiting = cases().where('subjectId', '=', reportCase.subjectId).where('state', '=', REPORTED)
      return { reportCase: await waiting.executeTakeFirstOrThrow(), isNew: false }
    },

    /** Counts the report unless the account has reported the content already. */
    addReport: async (report: Insertable<Tables['report']>) => {
      const added = await db
        .insertInto('report')
        .values(report)
        .onConflict((conflict) => conflict.columns(['caseId', 'reporterId']).doNothing())
        .returning('caseId')
        .executeTakeFirst()
      if (!added) return
      await db
        .updateTable('reportCase')
        .set(({ eb }) => ({ reportCount: eb('reportCount', '+', 1) }))
        .where('id', '=', report.caseId)
        .execute()
    },

    /** Returns the changed case, or undefined if its version has changed. */
    change: ({ id, version }: ReportCaseRow, change: Updateable<Tables['reportCase']>) =>
      db
        .updateTable('reportCase')
        .set({ ...change, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    /**
     * Removes what an account has written, and names it no more. Its messages and reviews stay for others: reports of them still wait
     * for a decision, with the reported text. All other cases end: their content goes with the account, and nobody appeals any more.
     */
    blankOf: async (userId: string, at: string) => {
      const own = () => db.updateTable('reportCase').where('ownerId', '=', userId)
      const end = (from: ReportCaseState, to: ReportCaseState) =>
        own()
          .set(({ eb }) => ({ state: to, version: eb('version', '+', 1), updatedAt: at }))
          .where('state', '=', from)
      await end('REPORTED', 'DISMISSED').where('kind', 'not in', ['MESSAGE', 'REVIEW']).execute()
      await end('APPEALED', 'UPHELD').execute()
      await own().set({ title: 'Content of a former member', decision: '', appeal: '', answer: '' }).execute()
      await own().set({ content: '', path: null }).where('state', '!=', REPORTED).execute()
      await db.updateTable('report').set({ text: '' }).where('reporterId', '=', userId).execute()
    },
  }
}

export type ReportRepository = ReturnType<typeof createReportRepository>
