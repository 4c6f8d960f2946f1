import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { PanelStack } from '../../features/dashboard/panel'
import { useSession } from '../../features/session/session-store'
import { lazyPart } from '../../lib/lazy-named'
import { Loading } from '../../ui/feedback/skeleton'
import { MandateList } from './mandate-list'

// Lazy: only brokers have brokered orders.
const BrokeredOrders = lazyPart(
  () => import('./brokered-orders'),
  'BrokeredOrders',
  <Loading label="Loading orders" height="12rem" />,
)

/** Mandates of a broker for listings of others, and of owners for their listings. Brokers can have both. */
export const Mandates = () => {
  const isBroker = useSession().user?.role === 'broker'
  return (
    <DashboardPage
      title="Mandates"
      lead={
        isBroker
          ? 'Listings of others to which you bring buyers, and brokers who bring buyers to yours.'
          : 'Brokers who bring buyers to your listings, for a part of the price.'
      }
    >
      <PanelStack>
        {isBroker && (
          <>
            <MandateList
              as="BROKER"
              title="Listings that you broker"
              empty="No mandates yet. Open a listing of another account and propose to broker it."
            />
            <BrokeredOrders />
          </>
        )}
        <MandateList
          as="OWNER"
          title="Brokers of your listings"
          empty="No broker has proposed to bring buyers to your listings."
        />
      </PanelStack>
    </DashboardPage>
  )
}
