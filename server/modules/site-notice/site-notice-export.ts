import type { Database } from '../../database/connection'

/** Reads the notices that an admin has published, for the export of the account. */
export const createSiteNoticeExport = (db: Database) => ({
  of: (authorId: string) =>
    db
      .selectFrom('siteNotice')
      .select(['id', 'text', 'role', 'startsAt', 'endsAt'])
      .where('authorId', '=', authorId)
      .orderBy('startsAt')
      .orderBy('id')
      .execute(),
})

export type SiteNoticeExport = ReturnType<typeof createSiteNoticeExport>
