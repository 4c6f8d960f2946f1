import { Link } from 'react-router-dom'
import { Panel } from '../../features/dashboard/panel'
import { dealsOf } from '../../features/engagement/deals-of'
import { EngagementRow } from '../../features/engagement/engagement-row'
import type { Role } from '../../features/session/roles'
import link from '../../ui/link.module.css'
import type { Latest_EngagementsFragment } from './latest.generated'

/** The business that changed last; nothing where there is none. */
export const Latest = ({ engagements, of }: { engagements: Latest_EngagementsFragment; of: Role }) => {
  const { nodes, totalCount } = engagements
  if (nodes.length === 0) return null
  const { to, label } = dealsOf[of]
  return (
    <Panel
      title={`${label}, last changed first`}
      more={
        totalCount > nodes.length && (
          <Link className={link.link} to={to}>
            {`All ${label.toLowerCase()}`}
          </Link>
        )
      }
    >
      <ul>
        {nodes.map((engagement) => (
          <EngagementRow key={engagement.id} engagement={engagement} />
        ))}
      </ul>
    </Panel>
  )
}
