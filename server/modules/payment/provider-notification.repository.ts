import type { Database } from '../../database/connection'
import { returnsRow } from '../../database/rows'

export const createProviderNotificationRepository = (db: Database) => ({
  isHandled: (id: string) => returnsRow(db.selectFrom('providerNotification').select('id').where('id', '=', id)),

  add: (id: string, receivedAt: string) =>
    db
      .insertInto('providerNotification')
      .values({ id, receivedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),

  removeOlderThan: (moment: Date) =>
    db.deleteFrom('providerNotification').where('receivedAt', '<', moment.toISOString()).execute(),
})

export type ProviderNotificationRepository = ReturnType<typeof createProviderNotificationRepository>
