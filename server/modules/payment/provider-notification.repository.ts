import type { Database } from '../../database/connection'

export const createProviderNotificationRepository = (db: Database) => ({
  isHandled: async (id: string) => {
    const handled = db.selectFrom('providerNotification').select('id').where('id', '=', id)
    return (await handled.executeTakeFirst()) !== undefined
  },

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
