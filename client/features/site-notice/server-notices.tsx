import { NoticeText } from './notice-text'
import { useSiteNoticesQuery } from './site-notices.generated'

/** The notices for everybody, as the server renders them into each page. The browser's build has no copy of it. */
export const ServerNotices = () => {
  const notices = useSiteNoticesQuery({ errorPolicy: 'ignore' }).data?.siteNotices ?? []
  if (notices.length === 0) return null
  return (
    <section aria-label="Announcements">
      {notices.map((notice) => (
        <NoticeText key={notice.id} notice={notice} />
      ))}
    </section>
  )
}
