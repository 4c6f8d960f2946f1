import { useApolloClient } from '@apollo/client/react'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel, PanelStack } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { PagedList } from '../../features/pagination/paged-list'
import { MAX_FIRST, useLocalShownCount } from '../../features/pagination/shown-count'
import { AdminNoticesDocument, useAdminNoticesQuery } from './admin-notices.generated'
import { NoticeForm } from './notice-form'
import { NoticeRow } from './notice-row'

const PAGE_SIZE = 12

/** The announcements at the top of pages, and the form of a new one. */
export const AdminNotices = () => {
  const client = useApolloClient()
  const shown = useLocalShownCount(PAGE_SIZE, PAGE_SIZE, MAX_FIRST)
  const query = useAdminNoticesQuery({
    variables: { first: shown.first },
    fetchPolicy: 'cache-and-network',
  })
  const refresh = () => refetchQuietly(client, AdminNoticesDocument, 'SiteNotices')
  return (
    <DashboardPage title="Announcements" lead="A text at the top of every page, for everybody or for one role.">
      <PanelStack>
        <Panel title="New announcement">
          <NoticeForm onPublished={refresh} />
        </Panel>
        <Loaded
          query={query}
          loading="Loading announcements"
          height="12rem"
          failure="The announcements could not be loaded"
        >
          {({ allSiteNotices }) => (
            <Panel title="All announcements">
              {allSiteNotices.nodes.length === 0 && <EmptyPanel text="No announcements yet." />}
              <PagedList
                connection={allSiteNotices}
                shown={shown}
                query={AdminNoticesDocument}
                variables={(page) => page}
                size="small"
                suffix=" announcements"
                row={(notice, ref) => <NoticeRow notice={notice} titleRef={ref} onEnded={refresh} />}
              />
            </Panel>
          )}
        </Loaded>
      </PanelStack>
    </DashboardPage>
  )
}
