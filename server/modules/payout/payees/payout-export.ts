import { dollars } from '../../../lib/money'
import type { AccountExport } from '../../module'

export const payoutExport: AccountExport = {
  /** The account at the payment provider that earnings are transferred to. */
  payoutAccount: async (db, { id }) => {
    const accounts = db.selectFrom('payoutAccount').select(['accountId', 'createdAt'])
    return (await accounts.where('userId', '=', id).executeTakeFirst()) ?? null
  },

  transfers: async (db, { id }) => {
    const transfers = await db
      .selectFrom('transfer')
      .select(['id', 'engagementId', 'cents', 'reversedCents', 'state', 'createdAt'])
      .where('payeeId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return transfers.map(({ cents, reversedCents, ...transfer }) => ({
      ...transfer,
      amount: dollars(cents),
      reversed: dollars(reversedCents),
    }))
  },
}
