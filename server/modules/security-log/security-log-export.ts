import type { AccountExport } from '../module'

export const securityLogExport: AccountExport = {
  securityEvents: (db, { id }) =>
    db
      .selectFrom('securityEvent')
      .select(['id', 'at', 'kind', 'details', 'device', 'network'])
      .where('userId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
}
