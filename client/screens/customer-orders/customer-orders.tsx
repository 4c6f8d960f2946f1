import { Suspense } from 'react'
import { Desk } from '../../features/dashboard/desk'
import { Loading, Skeleton } from '../../ui/skeleton'
import { OrderList } from './order-list'

export const CustomerOrders = () => (
  <Desk title="Orders" sentence="Every order you place, with what it waits for and who acts next.">
    <Suspense
      fallback={
        <Loading label="Loading your orders">
          <Skeleton height="14rem" />
        </Loading>
      }
    >
      <OrderList />
    </Suspense>
  </Desk>
)
