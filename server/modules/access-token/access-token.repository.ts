import type { Database } from '../../database/connection'
import type { AccessTokenRow } from '../../database/tables/tables'
import { isActiveAccount } from '../user/active-account'

export const createAccessTokenRepository = (db: Database) => {
  const live = (now: Date) =>
    db.selectFrom('accessToken').where('revokedAt', 'is', null).where('expiresAt', '>', now.toISOString())

  return {
    add: (token: AccessTokenRow) => db.insertInto('accessToken').values(token).execute(),

    byTokenHash: (tokenHash: string) =>
      db.selectFrom('accessToken').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

    /** Tokens of a user that are neither revoked nor expired, newest first. */
    liveOf: (userId: string, now: Date) =>
      live(now).selectAll().where('userId', '=', userId).orderBy('createdAt', 'desc').orderBy('id').execute(),

    /** The tokens that are neither revoked nor expired and belong to an active account, which is no admin's. */
    liveOfActiveUsers: (ids: readonly string[], now: Date) =>
      live(now)
        .innerJoin('user', 'user.id', 'accessToken.userId')
        .select('accessToken.id')
        .where('accessToken.id', 'in', ids)
        .where(isActiveAccount)
        .where('role', '<>', 'ADMIN')
        .execute(),

    touch: (id: string, now: Date) =>
      db.updateTable('accessToken').set({ lastUsedAt: now.toISOString() }).where('id', '=', id).execute(),

    /** Revokes a live token of the user and returns it. Undefined if there is none. */
    revoke: (userId: string, id: string, now: Date) =>
      db
        .updateTable('accessToken')
        .set({ revokedAt: now.toISOString() })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', now.toISOString())
        .returningAll()
        .executeTakeFirst(),

    removeAllOf: (userId: string) => db.deleteFrom('accessToken').where('userId', '=', userId).execute(),
  }
}

export type AccessTokenRepository = ReturnType<typeof createAccessTokenRepository>
