import type { Database } from '../../database/connection'

export const createNotificationRepository = (db: Database) => ({
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
})

export type NotificationRepository = ReturnType<typeof createNotificationRepository>
