import { type Ref, Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import panel from '../../features/dashboard/panel.module.css'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { orderTones } from '../../features/engagement/engagement-states'
import { groupBySeller } from '../../features/engagement/orders'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { longDate } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { pluralizeTotal } from '../../lib/text'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Badge } from '../../ui/text/badge'
import {
  CustomerOrdersDocument,
  type CustomerOrdersQuery,
  useCustomerOrdersSuspenseQuery,
} from './customer-orders.generated'
import styles from './customer-orders.module.css'
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
          <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
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

interface Props {
  order: CustomerOrdersQuery['orders']['nodes'][number]
  linkRef: Ref<HTMLAnchorElement> | undefined
}

/** One order, grouped by seller. An article and no region: several orders of one day would be regions of the same name. */
const OrderPanel = ({ order, linkRef }: Props) => {
  const { id, placedAt, state, stateLabel, total, refunded, engagements } = order
  const title = `Order of ${longDate(placedAt)}`
  return (
    <article className={panel.panel} aria-label={title}>
      <div className={panel.head}>
        <h2>{title}</h2>
        <span className={styles.more}>
          <Badge tone={orderTones[state]}>{stateLabel}</Badge>
          <b>{formatPrice(total)}</b>
          {refunded > 0 && <span>{`${formatPrice(refunded)} refunded`}</span>}
          <TextLink ref={linkRef} to={`/dashboard/orders/${id}`}>
            Receipt<span className="visually-hidden">{` of ${longDate(placedAt)}`}</span>
          </TextLink>
        </span>
      </div>
      <div className={panel.body}>
        {groupBySeller(engagements).map(({ seller, parts }) => (
          <div key={seller.id} className={styles.seller}>
            <h3>
              <bdi>{seller.name}</bdi>
            </h3>
            <ul>
              {parts.map((engagement) => (
                <EngagementRow key={engagement.id} engagement={engagement} grouped />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </article>
  )
}
