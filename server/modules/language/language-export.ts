import type { Database } from '../../database/connection'

export const createLanguageExport = (db: Database) => ({
  /** The codes of the languages that the account works in, for its export. */
  of: async (userId: string) => {
    const rows = await db
      .selectFrom('spokenLanguage')
      .select('language')
      .where('userId', '=', userId)
      .orderBy('language')
      .execute()
    return rows.map(({ language }) => language)
  },
})

export type LanguageExport = ReturnType<typeof createLanguageExport>
