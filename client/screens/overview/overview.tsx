import { type ComponentType, Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import type { Role } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'
import type { StoredUser } from '../../features/session/stored-user'
import { lazyNamed } from '../../lib/lazy-named'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { CustomerOverview } from './customer/customer-overview'
import styles from './overview.module.css'
import { SellerOverview } from './seller/seller-overview'

// Lazy: few accounts are admins.
const AdminOverview = lazyNamed(() => import('./admin/admin-overview'), 'AdminOverview')

const overviewOf: Record<Role, ComponentType<{ user: StoredUser }>> = {
  customer: CustomerOverview,
  vendor: SellerOverview,
  freelancer: SellerOverview,
  broker: SellerOverview,
  admin: AdminOverview,
}

export const Overview = () => {
  const { user } = useSession()
  if (!user) return null
  const Content = overviewOf[user.role]
  return (
    <DashboardPage title="Dashboard" lead={`Good to see you, ${user.name.replace(/ .*/, '')}.`}>
      <Suspense fallback={<OverviewSkeleton tileRows={Content === SellerOverview ? 2 : 1} />}>
        <Content user={user} />
      </Suspense>
    </DashboardPage>
  )
}

const OverviewSkeleton = ({ tileRows }: { tileRows: 1 | 2 }) => (
  <Loading label="Loading your overview">
    <div className={styles.overview}>
      <Skeleton height="7.5rem" />
      {tileRows === 2 && <Skeleton height="7.5rem" />}
      <div className={styles.columns}>
        <Skeleton height="19rem" />
        <Skeleton height="19rem" />
      </div>
    </div>
  </Loading>
)
