import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { Link } from '../../features/page/layout/link'
import { LoadMore } from '../../features/pagination/load-more'
import { type ShownCount, useLocalShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { formatPrice } from '../../lib/money'
import link from '../../ui/text/link.module.css'
import { BrokeredOrdersDocument, type BrokeredOrdersQuery, useBrokeredOrdersQuery } from './brokered-orders.generated'
import styles from './brokered-orders.module.css'

const pageSize = 12

/** The orders and quotes of buyers that the viewer has introduced. */
export const BrokeredOrders = () => {
  const shown = useLocalShownCount(pageSize, pageSize)
  const query = useBrokeredOrdersQuery({ variables: { first: shown.first }, fetchPolicy: 'cache-and-network' })
  return (
    <Loaded query={query} loading="Loading orders" height="12rem" failure="The orders could not be loaded">
      {({ engagements }) => (
        <Panel title="Orders through your links">
          {engagements.nodes.length === 0 ? (
            <EmptyPanel text="Nobody has bought through your links yet." />
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
      <ul className={styles.orders}>
        {nodes.map(({ id, number, title, stateLabel, ended, youWillEarn, buyer, seller }) => (
          <li key={id}>
            <div>
              <Link ref={entryRef(id)} className={link.link} to={`/dashboard/engagements/${id}`}>
                {title}
              </Link>
              <p>
                {`${number}, ${stateLabel}, `}
                <bdi>{buyer.name}</bdi>
                {' with '}
                <bdi>{seller.name}</bdi>
              </p>
            </div>
            <div>
              {youWillEarn === null ? (
                <p>No price yet</p>
              ) : (
                <>
                  <b>{formatPrice(youWillEarn)}</b>
                  <p>{ended ? 'You earned' : 'You will earn'}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} size="small" suffix=" orders" />}
    </>
  )
}
