import { Panel } from '../../features/dashboard/panel'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { total } from '../../features/listing/counted'
import { useDisputesQuery } from './disputes.generated'

/** What waits for a ruling; nothing where nothing does. */
export const Disputes = () => {
  const { data } = useDisputesQuery({ fetchPolicy: 'cache-and-network' })
  if (!data || data.engagements.nodes.length === 0) return null
  return (
    <Panel title="Disputes to decide" more={<span>{total(data.engagements, 'dispute')}</span>}>
      <ul>
        {data.engagements.nodes.map((engagement) => (
          <EngagementRow key={engagement.id} engagement={engagement} />
        ))}
      </ul>
    </Panel>
  )
}
