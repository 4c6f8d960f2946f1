import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { EngagementTabs } from '../../features/engagement/engagement-tabs'

const title = 'Orders through your links'

/** The orders and quotes of buyers that the viewer has introduced. */
export const BrokeredOrders = () => (
  <EngagementTabs
    as="BROKER"
    title={title}
    empty={
      <Panel title={title}>
        <EmptyPanel text="Nobody has bought through your links yet." />
      </Panel>
    }
  />
)
