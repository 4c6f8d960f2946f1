import type { Database } from '../../database/connection'

/** Reads the reports that an account has sent, and what was taken down of its own, for its export. */
export const createReportExport = (db: Database) => ({
  sentBy: (reporterId: string) =>
    db
      .selectFrom('report')
      .innerJoin('reportCase', 'reportCase.id', 'report.caseId')
      .select(['reportCase.kind', 'reportCase.subjectId', 'report.reason', 'report.text', 'report.at'])
      .where('report.reporterId', '=', reporterId)
      .orderBy('report.at')
      .orderBy('report.caseId')
      .execute(),

  takenDownOf: (ownerId: string) =>
    db
      .selectFrom('reportCase')
      .select(['id', 'kind', 'subjectId', 'title', 'state', 'decision', 'appeal', 'answer', 'updatedAt'])
      .where('ownerId', '=', ownerId)
      .where('state', 'in', ['TAKEN_DOWN', 'APPEALED', 'UPHELD', 'RESTORED'])
      .orderBy('updatedAt')
      .orderBy('id')
      .execute(),
})

export type ReportExport = ReturnType<typeof createReportExport>
