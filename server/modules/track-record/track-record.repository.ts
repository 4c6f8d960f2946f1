import type { Database } from '../../database/connection'

export const createTrackRecordRepository = (db: Database) => ({
  ofUsers: (userIds: readonly string[]) =>
    db.selectFrom('trackRecord').selectAll().where('userId', 'in', userIds).execute(),

  removeOf: (userId: string) => db.deleteFrom('trackRecord').where('userId', '=', userId).execute(),
})

export type TrackRecordRepository = ReturnType<typeof createTrackRecordRepository>
