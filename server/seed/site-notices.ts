import type { Transaction } from 'kysely'
import { siteNotices } from '../../fixtures/site-notices'
import type { Tables } from '../database/tables/tables'
import { DAY_MS } from '../lib/dates'

/** Inserts the site notices of the sample admin. */
export const seedSiteNotices = (db: Transaction<Tables>) => {
  const startedAt = Date.now()
  const before = (days: number) => new Date(startedAt - days * DAY_MS).toISOString()
  return db
    .insertInto('siteNotice')
    .values(
      siteNotices.map(({ fromDaysAgo, untilDaysAgo, ...notice }) => ({
        ...notice,
        authorId: 'usr-adrian-cole',
        role: null,
        shown: 0,
        startsAt: before(fromDaysAgo),
        endsAt: before(untilDaysAgo),
      })),
    )
    .execute()
}
