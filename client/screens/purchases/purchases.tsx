import { Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { EngagementTabs } from '../../features/engagement/engagement-tabs'
import { ButtonLink } from '../../features/page/layout/links'
import { usePurchasesPage } from '../../features/session/own-pages'
import { Loading } from '../../ui/feedback/skeleton'

/** The purchases and quote requests of the account. Customers read `Orders`, sellers `Purchases` beside their own orders. */
export const Purchases = () => {
  const { label } = usePurchasesPage()
  return (
    <DashboardPage title={label} lead="What you ordered and asked for, with what is due first.">
      <Suspense fallback={<Loading label={`Loading your ${label.toLowerCase()}`} height="24rem" />}>
        <EngagementTabs
          as="BUYER"
          title={label}
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
}
