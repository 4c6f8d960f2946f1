import type { Transaction } from 'kysely'
import { siteNotices } from '../../fixtures/site-notices'
import type { Tables } from '../database/tables/tables'
import { inDays } from '../lib/dates'
import { sampleIdOf } from './sample-accounts'

/** Inserts the site notices of the sample admin. */
export const seedSiteNotices = (db: Transaction<Tables>) => {
  const now = new Date()
  return db
    .insertInto('siteNotice')
    .values(
      siteNotices.map(({ fromDaysAgo, untilDaysAgo, ...notice }) => ({
        ...notice,
        authorId: sampleIdOf('ADMIN'),
        role: null,
        shown: 0,
        startsAt: inDays(now, -fromDaysAgo),
        endsAt: inDays(now, -untilDaysAgo),
      })),
    )
    .execute()
}
