import { Panel } from '../../../features/dashboard/panel'
import { EngagementRow } from '../../../features/engagement/engagement-row'
import { pluralizeTotal } from '../../../lib/text'
import { useDisputesQuery } from './disputes.generated'

/** The disputes that wait for a decision; nothing without any. */
export const Disputes = () => {
  const { data } = useDisputesQuery({ fetchPolicy: 'cache-and-network' })
  if (!data || data.engagements.nodes.length === 0) return null
  return (
    <Panel title="Disputes to decide" more={<span>{pluralizeTotal(data.engagements, 'dispute')}</span>}>
      <ul>
        {data.engagements.nodes.map((engagement) => (
          <EngagementRow key={engagement.id} engagement={engagement} />
        ))}
      </ul>
    </Panel>
  )
}
