import { Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { ordersPageOf } from '../../features/engagement/orders-page-of'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { SellerOrderList } from './seller-order-list'

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
