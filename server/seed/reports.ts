import type { Transaction } from 'kysely'
import { reportCases } from '../../fixtures/reports'
import type { Tables } from '../database/tables/tables'
import { DAY_MS } from '../lib/dates'

export const seedReports = async (db: Transaction<Tables>) => {
  const startedAt = Date.now()
  const before = (days: number) => new Date(startedAt - days * DAY_MS).toISOString()
  for (const { owner: ownerId, daysAgo, reports, decision = '', appeal = '', ...fixture } of reportCases) {
    const at = before(daysAgo)
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
        updatedAt: appeal ? before(daysAgo - 2) : at,
      })
      .execute()
    const rows = reports.map(({ by: reporterId, ...report }) => ({ ...report, reporterId, caseId: fixture.id, at }))
    await db.insertInto('report').values(rows).execute()
  }
}
