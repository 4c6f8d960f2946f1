import type { Transaction } from 'kysely'
import { reportCases } from '../../fixtures/reports'
import type { Tables } from '../database/tables/tables'
import { inDays } from '../lib/dates'

export const seedReports = async (db: Transaction<Tables>) => {
  const now = new Date()
  for (const { owner: ownerId, daysAgo, reports, decision = '', appeal = '', ...fixture } of reportCases) {
    const at = inDays(now, -daysAgo)
    await db
      .insertInto('reportCase')
      .values({
        ...fixture,
        ownerId,
        content: '',
        decision,
        appeal,
        reportCount: reports.length,
        state: appeal ? ('APPEALED' as const) : ('REPORTED' as const),
        version: appeal ? 3 : 1,
        reportedAt: at,
        updatedAt: appeal ? inDays(now, 2 - daysAgo) : at,
      })
      .execute()
    const rows = reports.map(({ by: reporterId, ...report }) => ({ ...report, reporterId, caseId: fixture.id, at }))
    await db.insertInto('report').values(rows).execute()
  }
}
