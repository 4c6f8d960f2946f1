import type { Insertable } from 'kysely'
import type { Database } from '../../../database/connection'
import type { Tables } from '../../../database/tables/tables'

export const createOAuthStateRepository = (db: Database) => ({
  add: (state: Insertable<Tables['oauthState']>) => db.insertInto('oauthState').values(state).execute(),

  /** Removes and returns the state. Of several callers at once, one gets it. */
  take: (tokenHash: string) =>
    db.deleteFrom('oauthState').where('tokenHash', '=', tokenHash).returningAll().executeTakeFirst(),

  removeExpired: (now: Date) => db.deleteFrom('oauthState').where('expiresAt', '<=', now.toISOString()).execute(),
})

export type OAuthStateRepository = ReturnType<typeof createOAuthStateRepository>
