import type { Database } from '../../database/connection'
import type { LanguageCode } from '../../generated/resolvers'

export const createLanguageRepository = (db: Database) => ({
  ofUsers: (userIds: readonly string[]) =>
    db.selectFrom('spokenLanguage').selectAll().where('userId', 'in', userIds).execute(),

  /** Triggers write the traits of each listing anew for each row, so that languages that stay are left as they are. */
  removeOf: (userId: string, except: readonly LanguageCode[] = []) =>
    db
      .deleteFrom('spokenLanguage')
      .where('userId', '=', userId)
      .$if(except.length > 0, (query) => query.where('language', 'not in', except))
      .execute(),

  add: (userId: string, codes: readonly LanguageCode[]) =>
    db
      .insertInto('spokenLanguage')
      .values(codes.map((language) => ({ userId, language })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
})

export type LanguageRepository = ReturnType<typeof createLanguageRepository>
