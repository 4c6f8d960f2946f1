import type { SiteNoticeRepository } from './site-notice.repository'

interface Dependencies {
  siteNoticeRepository: SiteNoticeRepository
  now: () => Date
}

/** Shows notices that begin and hides those that end. */
export const createSiteNoticeWorker = ({ siteNoticeRepository, now }: Dependencies) => ({
  run: () => siteNoticeRepository.refresh(now().toISOString()),
})
