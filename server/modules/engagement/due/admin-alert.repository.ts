import type { Insertable, NotNull } from 'kysely'
import type { Database } from '../../../database/connection'
import { returnsRow } from '../../../database/rows'
import type { Tables } from '../../../database/tables/tables'

export const createAdminAlertRepository = (db: Database) => ({
  /** Returns false if there is an alert already. */
  add: (alert: Insertable<Tables['adminAlert']>) =>
    returnsRow(
      db
        .insertInto('adminAlert')
        .values(alert)
        .onConflict((conflict) => conflict.columns(['engagementId', 'kind', 'dueAt']).doNothing())
        .returning('engagementId'),
    ),

  /** Disputes whose decision was due by `now`, without an alert so far. */
  overdueDisputes: (now: string) => withoutAlert(db, 'DISPUTE_OVERDUE', 'decisionDueAt', now).execute(),

  /** Disputes whose decision is due until `by`, without an alert so far. */
  decisionsAhead: (now: string, by: string) =>
    withoutAlert(db, 'DECISION_AHEAD', 'decisionDueAt', by).where('decisionDueAt', '>', now).execute(),

  /** Releases until `by` to or from an account that was ever suspended, without an alert so far. */
  releasesAfterSuspension: (by: string) =>
    withoutAlert(db, 'RELEASE_AHEAD', 'nextDueAt', by)
      .where('state', '=', 'DELIVERED')
      .where('pausedAt', 'is', null)
      .where('priceCents', '>', 0)
      .where(({ exists, selectFrom, ref }) =>
        exists(
          selectFrom('auditEvent')
            .select('auditEvent.id')
            .where('action', '=', 'SUSPENDED')
            .where('subjectId', 'in', [ref('engagement.buyerId'), ref('engagement.sellerId')]),
        ),
      )
      .execute(),
})

/** Engagements with a date until `by` and without an alert so far, the earliest first. */
const withoutAlert = (
  db: Database,
  kind: Tables['adminAlert']['kind'],
  date: 'decisionDueAt' | 'nextDueAt',
  by: string,
) =>
  db
    .selectFrom('engagement')
    .leftJoin('adminAlert', (join) =>
      join
        .onRef('adminAlert.engagementId', '=', 'engagement.id')
        .on('adminAlert.kind', '=', kind)
        .onRef('adminAlert.dueAt', '=', `engagement.${date}`),
    )
    .select(['engagement.id', 'number', 'title', 'sellerId', `${date} as dueAt`])
    .where(date, '<=', by)
    .where('adminAlert.engagementId', 'is', null)
    .orderBy(date)
    .$narrowType<{ dueAt: NotNull }>()

export type AdminAlertRepository = ReturnType<typeof createAdminAlertRepository>
