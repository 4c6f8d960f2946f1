import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { stateIn, stateNames } from '../../features/engagement/engagement-states'
import { ordersPageOf } from '../../features/engagement/orders'
import { ButtonLink } from '../../features/page/layout/links'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { SelectField } from '../../ui/form/field'
import { SellerOrdersDocument, useSellerOrdersSuspenseQuery } from './seller-orders.generated'
import styles from './seller-orders.module.css'

const sellers = {
  vendor: {
    sentence: 'What customers order from you, last changed first, with what each order waits for.',
    empty: 'Orders come from products that customers can find.',
    listings: { to: '/dashboard/vendor/products', label: 'See your products' },
  },
  freelancer: {
    sentence: 'Work that clients order from you, and quotes they ask for, with due dates.',
    empty: 'Clients order from the services that you publish.',
    listings: { to: '/dashboard/freelancer/services', label: 'See your services' },
  },
  broker: {
    sentence: 'The clients you act for, and the work under way for each.',
    empty: 'Clients find you by the services that you publish.',
    listings: { to: '/dashboard/broker/services', label: 'See your services' },
  },
}

/** Everything a seller has sold or is asked for; each role has its own name for it. */
export const SellerOrders = ({ role }: { role: keyof typeof sellers }) => {
  const { label } = ordersPageOf[role]
  const { sentence, empty, listings } = sellers[role]
  return (
    <DashboardPage title={label} lead={sentence}>
      <Suspense
        fallback={
          <Loading label={`Loading your ${label.toLowerCase()}`}>
            <Skeleton height="24rem" />
          </Loading>
        }
      >
        <SellerOrderList title={label} empty={empty} listings={listings} />
      </Suspense>
    </DashboardPage>
  )
}

interface ListProps {
  title: string
  /** What to do until somebody buys. */
  empty: string
  listings: { to: string; label: string }
}

const SellerOrderList = ({ title, empty, listings }: ListProps) => {
  const [params, setParams] = useSearchParams()
  const state = stateIn(params) ?? null
  const variables = { state }
  const shown = useShownCount()
  const { data } = useSellerOrdersSuspenseQuery({
    variables: { ...variables, first: shown.first },
    fetchPolicy: 'cache-and-network',
  })
  const { engagements } = data
  const all = pluralizeTotal(engagements, 'order')
  const { nodes, more, entryRef } = usePagination({
    connection: engagements,
    shown,
    query: SellerOrdersDocument,
    variables: (page) => ({ ...variables, ...page }),
    total: all,
  })
  const none = nodes.length === 0
  if (none && !state)
    return (
      <Panel title="Nothing here yet">
        <EmptyPanel text={empty}>
          <ButtonLink to={listings.to}>{listings.label}</ButtonLink>
        </EmptyPanel>
      </Panel>
    )
  return (
    <>
      <Panel title={title} more={<span role="status">{all}</span>}>
        <div className={styles.filter}>
          <SelectField
            label="State"
            value={state ? state.toLowerCase().replaceAll('_', '-') : ''}
            onChange={({ currentTarget: { value } }) =>
              setParams(value ? { state: value } : {}, { replace: true, preventScrollReset: true })
            }
          >
            <option value="">All</option>
            {stateNames.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        {none ? (
          <EmptyPanel text="No orders in this state." />
        ) : (
          <ul>
            {nodes.map((engagement) => (
              <EngagementRow key={engagement.id} engagement={engagement} linkRef={entryRef(engagement.id)} />
            ))}
          </ul>
        )}
      </Panel>
      {more && <LoadMore {...more} />}
    </>
  )
}
