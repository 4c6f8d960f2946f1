import type { AccountExport } from '../module'

export const conversationExport: AccountExport = {
  blockedAccounts: (db, { id }) =>
    db
      .selectFrom('accountBlock')
      .select(['blockedId', 'at'])
      .where('blockerId', '=', id)
      .orderBy('at')
      .orderBy('blockedId')
      .execute(),
}
