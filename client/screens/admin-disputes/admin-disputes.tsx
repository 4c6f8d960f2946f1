import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { overdueText } from '../../features/engagement/overdue-text'
import { useLiveUpdates } from '../../features/live-updates/live-updates'
import { Loaded } from '../../features/page/errors/loaded'
import { LoadMore } from '../../features/pagination/load-more'
import { type ShownCount, useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { Notice } from '../../ui/feedback/notice'
import { AdminDisputesDocument, type AdminDisputesQuery, useAdminDisputesQuery } from './admin-disputes.generated'

/** The open disputes, for the admins who decide them. */
export const AdminDisputes = () => {
  const shown = useShownCount()
  const query = useAdminDisputesQuery({ variables: { first: shown.first }, fetchPolicy: 'cache-and-network' })
  useLiveUpdates(() => query.refetch())
  return (
    <DashboardPage
      title="Disputes"
      lead="Open disputes, sorted by the time when the decision is due, the earliest first."
    >
      <Loaded query={query} loading="Loading disputes" height="24rem" failure="The disputes could not be loaded">
        {({ disputes }) => <Queue disputes={disputes} shown={shown} />}
      </Loaded>
    </DashboardPage>
  )
}

interface Props {
  disputes: AdminDisputesQuery['disputes']
  shown: ShownCount
}

const Queue = ({ disputes, shown }: Props) => {
  const total = pluralizeTotal(disputes, 'dispute')
  const { nodes, more, entryRef } = usePagination({
    connection: disputes,
    shown,
    query: AdminDisputesDocument,
    variables: (page) => page,
    total,
  })
  const overdue = overdueText(nodes, disputes.totalCount)
  return (
    <>
      <Panel title="Disputes to decide" more={<p role="status">{total}</p>}>
        {overdue && <Notice text={overdue} />}
        {nodes.length === 0 && <EmptyPanel text="No dispute waits for a decision." />}
        <ul>
          {nodes.map((engagement) => (
            <EngagementRow key={engagement.id} engagement={engagement} linkRef={entryRef(engagement.id)} />
          ))}
        </ul>
      </Panel>
      {more && <LoadMore {...more} />}
    </>
  )
}
