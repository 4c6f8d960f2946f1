import type { Insertable, NotNull } from 'kysely'
import type { Database } from '../../../database/connection'
import type { Tables } from '../../../database/tables/tables'

export const createAdminAlertRepository = (db: Database) => ({
  /** Returns false if the admins were told already. */
  add: async (alert: Insertable<Tables['adminAlert']>) => {
    const added = await db
      .insertInto('adminAlert')
      .values(alert)
      .onConflict((conflict) => conflict.columns(['engagementId', 'kind', 'dueAt']).doNothing())
      .returning('engagementId')
      .executeTakeFirst()
    return added !== undefined
  },

  /** Disputes that were due for decision by `now` and of which the admins were not told. */
  overdueDisputes: (now: string) => untold(db, 'DISPUTE_OVERDUE', 'decisionDueAt', now).execute(),

  /** Disputes that are due for decision until `by` and of which the admins were not told. */
  decisionsAhead: (now: string, by: string) =>
    untold(db, 'DECISION_AHEAD', 'decisionDueAt', by).where('decisionDueAt', '>', now).execute(),

  /** Releases until `by` to or from an account that was ever suspended, and of which the admins were not told. */
  releasesAfterSuspension: (by: string) =>
    untold(db, 'RELEASE_AHEAD', 'nextDueAt', by)
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

/** Engagements with a date until `by` of which the admins were not told, the earliest first. */
const untold = (db: Database, kind: Tables['adminAlert']['kind'], date: 'decisionDueAt' | 'nextDueAt', by: string) =>
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
