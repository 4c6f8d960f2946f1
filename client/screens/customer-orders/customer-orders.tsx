import { Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { EngagementTabs } from '../../features/engagement/engagement-tabs'
import { ButtonLink } from '../../features/page/layout/links'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'

export const CustomerOrders = () => (
  <DashboardPage title="Orders" lead="What you ordered and asked for, with what is due first.">
    <Suspense
      fallback={
        <Loading label="Loading your orders">
          <Skeleton height="24rem" />
        </Loading>
      }
    >
      <EngagementTabs
        as="BUYER"
        title="Orders"
        empty={
          <Panel title="Nothing here yet">
            <EmptyPanel text="Find what your business needs, and keep it in your cart.">
              <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
            </EmptyPanel>
          </Panel>
        }
      />
    </Suspense>
  </DashboardPage>
)
