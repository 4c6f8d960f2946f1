import type { AccountExport } from '../module'

export const accessTokenExport: AccountExport = {
  accessTokens: (db, { id }) =>
    db
      .selectFrom('accessToken')
      .select(['id', 'name', 'prefix', 'scope', 'createdAt', 'lastUsedAt', 'expiresAt', 'revokedAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
}
