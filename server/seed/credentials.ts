import type { Transaction } from 'kysely'
import { credentials } from '../../fixtures/accounts/credentials'
import type { Tables } from '../database/tables/tables'
import { DAY_MS, earlier, inDays } from '../lib/dates'
import { endOfCheck } from '../modules/credential/credential.process'

export const seedCredentials = (db: Transaction<Tables>) => {
  const now = new Date()
  return db
    .insertInto('credential')
    .values((eb) =>
      credentials.map(({ user: userId, askedDaysAgo, checkedDaysAgo, ...credential }) => {
        const askedAt = inDays(now, -askedDaysAgo)
        const checkedAt = checkedDaysAgo === undefined ? undefined : earlier(now, checkedDaysAgo * DAY_MS)
        return {
          ownerName: eb.selectFrom('user').select('name').where('id', '=', userId).$asScalar().$notNull(),
          companyName: eb.selectFrom('company').select('name').where('ownerId', '=', userId),
          ...credential,
          userId,
          askedAt,
          note: '',
          remindedAt: null,
          state: checkedAt ? ('CHECKED' as const) : ('ASKED' as const),
          version: checkedAt ? 2 : 1,
          checkedAt: checkedAt?.toISOString() ?? null,
          expiresAt: checkedAt ? endOfCheck(checkedAt) : null,
          updatedAt: checkedAt?.toISOString() ?? askedAt,
        }
      }),
    )
    .execute()
}
