import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables'

export const createSocialTripRepository = (db: Database) => ({
  add: (trip: Insertable<Tables['socialTrip']>) => db.insertInto('socialTrip').values(trip).execute(),

  /** Whoever takes it first has it; nobody has it twice. */
  take: (tokenHash: string) =>
    db.deleteFrom('socialTrip').where('tokenHash', '=', tokenHash).returningAll().executeTakeFirst(),

  removeExpired: (now: Date) => db.deleteFrom('socialTrip').where('expiresAt', '<=', now.toISOString()).execute(),
})

export type SocialTripRepository = ReturnType<typeof createSocialTripRepository>
