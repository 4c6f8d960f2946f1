import { Link, useSearchParams } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Panel } from '../../features/dashboard/panel'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { total } from '../../features/listing/counted'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize, shown } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { buttonClass } from '../../ui/button'
import { CustomerOrdersDocument, useCustomerOrdersSuspenseQuery } from './customer-orders.generated'
import styles from './order-list.module.css'
import { OrderPanel } from './order-panel'
import { useQuotesSuspenseQuery } from './quotes.generated'

/** Quotes above, since they wait for an answer; they belong to no order. */
export const OrderList = () => {
  const [params] = useSearchParams()
  const { data, client } = useCustomerOrdersSuspenseQuery({
    variables: { first: shown(params) },
    fetchPolicy: 'cache-and-network',
  })
  const quotes = useQuotesSuspenseQuery({ fetchPolicy: 'cache-and-network' }).data.engagements.nodes.filter(
    ({ order }) => order === null,
  )
  const { orders } = data
  const { more, linkRef } = useMore({
    list: orders,
    total: total(orders, 'order'),
    load: async (after) => {
      const variables = { first: pageSize, after }
      const answer = await client.query({ query: CustomerOrdersDocument, variables, fetchPolicy: 'no-cache' })
      return answer.data?.orders
    },
    keep: (longer, first) =>
      client.writeQuery({ query: CustomerOrdersDocument, variables: { first }, data: { orders: longer } }),
  })
  if (orders.nodes.length === 0 && quotes.length === 0)
    return (
      <Panel title="Nothing here yet">
        <NothingYet text="Find what your business needs, and keep it in your cart.">
          <Link className={buttonClass({ variant: 'line' })} to="/marketplace">
            Browse the marketplace
          </Link>
        </NothingYet>
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
      {orders.nodes.map((order) => (
        <OrderPanel key={order.id} order={order} linkRef={linkRef(order.id)} />
      ))}
      {more && <LoadMore {...more} />}
    </div>
  )
}
