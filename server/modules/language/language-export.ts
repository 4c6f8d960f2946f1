import type { AccountExport } from '../module'

export const languageExport: AccountExport = {
  languages: async (db, { id }) => {
    const rows = await db
      .selectFrom('spokenLanguage')
      .select('language')
      .where('userId', '=', id)
      .orderBy('language')
      .execute()
    return rows.map(({ language }) => language)
  },
}
