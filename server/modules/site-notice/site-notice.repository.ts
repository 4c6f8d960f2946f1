import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { SiteNoticeRow, Tables } from '../../database/tables/tables'
import type { UserRole } from '../../generated/resolvers'

const lastBegun = latestFirst<SiteNoticeRow>('BEGUN', 'startsAt', 'id')

/** A literal, because the database can't use a partial index with a parameter. */
const SHOWN = sql.lit(1)
const MAX_SHOWN = 10

export const createSiteNoticeRepository = (db: Database) => {
  const change = () => db.updateTable('siteNotice')

  return {
    find: (id: string) => db.selectFrom('siteNotice').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The notices that are shown now to everybody, and to a role. */
    shownTo: (role: UserRole | null) =>
      db
        .selectFrom('siteNotice')
        .selectAll()
        .where('shown', '=', SHOWN)
        .where((eb) => eb.or([eb('role', 'is', null), eb('role', '=', role)]))
        .orderBy('startsAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SHOWN)
        .execute(),

    page: (request: PageRequest) => fetchPage(db, db.selectFrom('siteNotice').selectAll(), lastBegun, request),

    add: (notice: Insertable<Tables['siteNotice']>) =>
      db.insertInto('siteNotice').values(notice).returningAll().executeTakeFirstOrThrow(),

    /** Undefined unless the notice ends later. */
    end: (id: string, endsAt: string) =>
      change()
        .set({ endsAt, shown: 0 })
        .where('id', '=', id)
        .where('endsAt', '>', endsAt)
        .returningAll()
        .executeTakeFirst(),

    /** Shows the notices that have begun, and hides those that have ended. Writes nothing, and so changes no cached page, if there are none. */
    refresh: async (now: string) => {
      const due = await db
        .selectFrom('siteNotice')
        .select(['id', 'shown', 'endsAt'])
        .where('startsAt', '<=', now)
        .where((eb) => eb.or([eb('shown', '=', SHOWN), eb('endsAt', '>', now)]))
        .execute()
      const hidden = due.filter(({ shown, endsAt }) => shown === 1 && endsAt <= now).map(({ id }) => id)
      const begun = due.filter(({ shown, endsAt }) => shown === 0 && endsAt > now).map(({ id }) => id)
      if (hidden.length > 0) await change().set({ shown: 0 }).where('id', 'in', hidden).execute()
      if (begun.length > 0) await change().set({ shown: 1 }).where('id', 'in', begun).execute()
    },
  }
}

export type SiteNoticeRepository = ReturnType<typeof createSiteNoticeRepository>
