import type { AccountExport } from '../module'

export const secondFactorExport: AccountExport = {
  authenticatorApp: async (db, { id }) =>
    (await db.selectFrom('authenticatorApp').select('confirmedAt').where('userId', '=', id).executeTakeFirst()) ?? null,

  passkeys: (db, { id }) =>
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
}
