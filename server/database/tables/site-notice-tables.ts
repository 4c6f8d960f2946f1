import type { UserRole } from '../../generated/resolvers'

export interface SiteNoticeTables {
  siteNotice: SiteNoticeTable
}

/** A text of the admins at the top of pages. */
interface SiteNoticeTable {
  id: string
  authorId: string
  text: string
  startsAt: string
  endsAt: string
  /** The role that sees it. Null for everybody. */
  role: UserRole | null
  /** 1 between both moments. A job sets it, so that cached pages change with it. */
  shown: number
}
