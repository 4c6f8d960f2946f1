import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { SiteNoticeRow, Tables } from '../../database/tables/tables'

const lastBegun = latestFirst<SiteNoticeRow>('BEGUN', 'startsAt', 'id')

/** A literal, because the database can't use a partial index with a parameter. */
const SHOWN = sql.lit(1)
const MAX_SHOWN = 10

export const createSiteNoticeRepository = (db: Database) => {
  const change = () => db.updateTable('siteNotice')

  return {
    find: (id: string) => db.selectFrom('siteNotice').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The notices that are shown now, for all roles. */
    shown: () =>
      db
        .selectFrom('siteNotice')
        .selectAll()
        .where('shown', '=', SHOWN)
        .orderBy('startsAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SHOWN)
        .execute(),

    page: (request: PageRequest) => fetchPage(db, db.selectFrom('siteNotice').selectAll(), lastBegun, request),

    add: (notice: Insertable<Tables['siteNotice']>) =>
      db.insertInto('siteNotice').values(notice).returningAll().executeTakeFirstOrThrow(),

    /** Returns the notice after its end. One that has ended keeps its moment. */
    end: async (id: string, endsAt: string) => {
      await change().set({ endsAt, shown: 0 }).where('id', '=', id).where('endsAt', '>', endsAt).execute()
      return db.selectFrom('siteNotice').selectAll().where('id', '=', id).executeTakeFirst()
    },

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
