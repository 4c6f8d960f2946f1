import type { AccountExport } from '../module'

export const reportExport: AccountExport = {
  reports: (db, { id }) =>
    db
      .selectFrom('report')
      .innerJoin('reportCase', 'reportCase.id', 'report.caseId')
      .select(['reportCase.kind', 'reportCase.subjectId', 'report.reason', 'report.text', 'report.at'])
      .where('report.reporterId', '=', id)
      .orderBy('report.at')
      .orderBy('report.caseId')
      .execute(),

  takeDowns: (db, { id }) =>
    db
      .selectFrom('reportCase')
      .select(['id', 'kind', 'subjectId', 'title', 'state', 'decision', 'appeal', 'answer', 'updatedAt'])
      .where('ownerId', '=', id)
      .where('state', 'in', ['TAKEN_DOWN', 'APPEALED', 'UPHELD', 'RESTORED'])
      .orderBy('updatedAt')
      .orderBy('id')
      .execute(),
}
