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
  overdueDisputes: (now: string) =>
    db
      .selectFrom('engagement')
      .leftJoin('adminAlert', (join) =>
        join
          .onRef('adminAlert.engagementId', '=', 'engagement.id')
          .on('adminAlert.kind', '=', 'DISPUTE_OVERDUE')
          .onRef('adminAlert.dueAt', '=', 'engagement.decisionDueAt'),
      )
      .select(['engagement.id', 'number', 'title', 'sellerId', 'decisionDueAt as dueAt'])
      .where('decisionDueAt', '<=', now)
      .where('adminAlert.engagementId', 'is', null)
      .orderBy('decisionDueAt')
      .execute(),

  /** Releases until `by` to or from an account that was ever suspended, and of which the admins were not told. */
  releasesAfterSuspension: (by: string) =>
    db
      .selectFrom('engagement')
      .leftJoin('adminAlert', (join) =>
        join
          .onRef('adminAlert.engagementId', '=', 'engagement.id')
          .on('adminAlert.kind', '=', 'RELEASE_AHEAD')
          .onRef('adminAlert.dueAt', '=', 'engagement.nextDueAt'),
      )
      .select(['engagement.id', 'number', 'title', 'sellerId', 'nextDueAt as dueAt'])
      .where('nextDueAt', '<=', by)
      .where('state', '=', 'DELIVERED')
      .where('pausedAt', 'is', null)
      .where('priceCents', '>', 0)
      .where('adminAlert.engagementId', 'is', null)
      .where(({ exists, selectFrom, ref }) =>
        exists(
          selectFrom('auditEvent')
            .select('auditEvent.id')
            .where('action', '=', 'SUSPENDED')
            .where('subjectId', 'in', [ref('engagement.buyerId'), ref('engagement.sellerId')]),
        ),
      )
      .orderBy('nextDueAt')
      .$narrowType<{ dueAt: NotNull }>()
      .execute(),
})

export type AdminAlertRepository = ReturnType<typeof createAdminAlertRepository>
