import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { buttonClass } from '../../ui/form/button'
import { CustomerOrdersDocument, useCustomerOrdersSuspenseQuery } from './customer-orders.generated'
import styles from './customer-orders.module.css'
import { OrderPanel } from './order-panel'
import { useQuotesSuspenseQuery } from './quotes.generated'

export const CustomerOrders = () => (
  <DashboardPage title="Orders" lead="Every order you place, with what it waits for and who acts next.">
    <Suspense
      fallback={
        <Loading label="Loading your orders">
          <Skeleton height="14rem" />
        </Loading>
      }
    >
      <OrderList />
    </Suspense>
  </DashboardPage>
)

/** Quotes come first: they belong to no order and may wait for an answer. */
const OrderList = () => {
  const shown = useShownCount()
  const { data } = useCustomerOrdersSuspenseQuery({
    variables: { first: shown.first },
    fetchPolicy: 'cache-and-network',
  })
  const quotes = useQuotesSuspenseQuery({ fetchPolicy: 'cache-and-network' }).data.engagements.nodes.filter(
    ({ order }) => order === null,
  )
  const { orders } = data
  const { nodes, more, entryRef } = usePagination({
    connection: orders,
    shown,
    query: CustomerOrdersDocument,
    variables: (page) => page,
    total: pluralizeTotal(orders, 'order'),
  })
  if (nodes.length === 0 && quotes.length === 0)
    return (
      <Panel title="Nothing here yet">
        <EmptyPanel text="Find what your business needs, and keep it in your cart.">
          <Link className={buttonClass({ variant: 'line' })} to="/marketplace">
            Browse the marketplace
          </Link>
        </EmptyPanel>
      </Panel>
    )
  return (
    <div className={styles.list}>
      {quotes.length > 0 && (
        <Panel title="Quotes">
          <ul>
            {quotes.map((quote) => (
              <EngagementRow key={quote.id} engagement={quote} />
            ))}
          </ul>
        </Panel>
      )}
      {nodes.map((order) => (
        <OrderPanel key={order.id} order={order} linkRef={entryRef(order.id)} />
      ))}
      {more && <LoadMore {...more} />}
    </div>
  )
}
