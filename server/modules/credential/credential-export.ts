import type { AccountExport } from '../module'

export const credentialExport: AccountExport = {
  credentials: (db, { id }) =>
    db
      .selectFrom('credential')
      .select(['id', 'kind', 'jurisdiction', 'number', 'ownerName', 'companyName', 'state', 'note'])
      .select(['askedAt', 'checkedAt', 'expiresAt'])
      .where('userId', '=', id)
      .orderBy('askedAt')
      .orderBy('id')
      .execute(),
}
