import type { Viewer } from '../../api/viewer'
import type { SiteNoticeRow } from '../../database/tables/tables'
import type { SiteNoticeRepository } from './site-notice.repository'

interface Dependencies {
  siteNoticeRepository: SiteNoticeRepository
}

const isFor = (viewer: Viewer, { role }: SiteNoticeRow) => role === null || role === viewer?.role

export const createSiteNoticeQueries = ({ siteNoticeRepository }: Dependencies) => ({
  shownTo: (viewer: Viewer) => siteNoticeRepository.shownTo(viewer?.role ?? null),

  /** Undefined unless the notice is shown to the viewer, or the viewer is an admin. */
  find: async (viewer: Viewer, id: string) => {
    const notice = await siteNoticeRepository.find(id)
    if (!notice || viewer?.role === 'ADMIN') return notice
    return notice.shown === 1 && isFor(viewer, notice) ? notice : undefined
  },

  page: siteNoticeRepository.page,
})
