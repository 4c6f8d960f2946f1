import type { Database } from '../../database/connection'
import type { LanguageCode } from '../../generated/resolvers'

export const createLanguageRepository = (db: Database) => ({
  ofUsers: (userIds: readonly string[]) =>
    db.selectFrom('spokenLanguage').selectAll().where('userId', 'in', userIds).execute(),

  removeOf: (userId: string) => db.deleteFrom('spokenLanguage').where('userId', '=', userId).execute(),

  add: (userId: string, codes: readonly LanguageCode[]) =>
    db
      .insertInto('spokenLanguage')
      .values(codes.map((language) => ({ userId, language })))
      .execute(),
})

export type LanguageRepository = ReturnType<typeof createLanguageRepository>
