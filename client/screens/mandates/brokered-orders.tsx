import { Panel } from '../../features/dashboard/panel'
import { EngagementRow, EngagementRowHead } from '../../features/engagement/engagement-row'
import { Loaded } from '../../features/page/errors/loaded'
import { LoadMore } from '../../features/pagination/load-more'
import { type ShownCount, useLocalShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { BrokeredOrdersDocument, type BrokeredOrdersQuery, useBrokeredOrdersQuery } from './brokered-orders.generated'

const pageSize = 12

/** The orders and quotes of buyers that the viewer has introduced. */
export const BrokeredOrders = () => {
  const shown = useLocalShownCount(pageSize, pageSize)
  const query = useBrokeredOrdersQuery({ variables: { first: shown.first }, fetchPolicy: 'cache-and-network' })
  return (
    <Loaded query={query} loading="Loading orders" height="12rem" failure="The orders could not be loaded">
      {({ engagements }) => (
        <Panel title="Orders that you introduced">
          {engagements.nodes.length === 0 ? (
            <p>Nobody has bought through your links yet.</p>
          ) : (
            <Rows engagements={engagements} shown={shown} />
          )}
        </Panel>
      )}
    </Loaded>
  )
}

const Rows = ({ engagements, shown }: { engagements: BrokeredOrdersQuery['engagements']; shown: ShownCount }) => {
  const { nodes, more, entryRef } = usePagination({
    connection: engagements,
    shown,
    query: BrokeredOrdersDocument,
    variables: (page) => page,
  })
  return (
    <>
      <EngagementRowHead viewerSide="BROKER" />
      <ul>
        {nodes.map((engagement) => (
          <EngagementRow key={engagement.id} engagement={engagement} linkRef={entryRef(engagement.id)} />
        ))}
      </ul>
      {more && <LoadMore {...more} size="small" suffix=" orders" />}
    </>
  )
}
