import { Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { EngagementTabs } from '../../features/engagement/engagement-tabs'
import { ButtonLink } from '../../features/page/layout/links'
import { ordersPageOf } from '../../features/session/own-pages'
import { Loading } from '../../ui/feedback/skeleton'

const textsOf = {
  vendor: {
    lead: 'What customers order from you, with what is due first.',
    emptyText: 'Orders come from products that customers can find.',
    listings: { to: '/dashboard/vendor/products', label: 'See your products' },
  },
  freelancer: {
    lead: 'Work that clients order from you, and quotes they ask for, with due dates.',
    emptyText: 'Clients order from the services that you publish.',
    listings: { to: '/dashboard/freelancer/services', label: 'See your services' },
  },
  broker: {
    lead: 'The clients you act for, and the work under way for each.',
    emptyText: 'Clients find you by the services that you publish.',
    listings: { to: '/dashboard/broker/services', label: 'See your services' },
  },
}

/** The engagements of a seller; each role has its own name for them. */
export const SellerOrders = ({ role }: { role: keyof typeof textsOf }) => {
  const { label } = ordersPageOf[role]
  const { lead, emptyText, listings } = textsOf[role]
  return (
    <DashboardPage title={label} lead={lead}>
      <Suspense fallback={<Loading label={`Loading your ${label.toLowerCase()}`} height="24rem" />}>
        <EngagementTabs
          as="SELLER"
          title={label}
          empty={
            <Panel title="Nothing here yet">
              <EmptyPanel text={emptyText}>
                <ButtonLink to={listings.to}>{listings.label}</ButtonLink>
              </EmptyPanel>
            </Panel>
          }
        />
      </Suspense>
    </DashboardPage>
  )
}
