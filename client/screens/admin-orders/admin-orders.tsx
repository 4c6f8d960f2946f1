import { Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { Loading } from '../../ui/feedback/skeleton'
import { OrderSearch } from './order-search'

/** All orders and quotes of the marketplace, for admins. */
export const AdminOrders = () => (
  <DashboardPage
    title="Orders"
    lead="Every order and quote of the marketplace. The audit trail has each search and each order that you read."
  >
    <Suspense fallback={<Loading label="Loading orders" height="36rem" />}>
      <OrderSearch />
    </Suspense>
  </DashboardPage>
)
