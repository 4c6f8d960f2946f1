import { Link } from 'react-router-dom'
import { Panel } from '../../features/dashboard/panel'
import { EngagementRow } from '../../features/engagement/engagement-row'
import link from '../../ui/link.module.css'
import type { LatestBusiness_EngagementsFragment } from './latest-business.generated'

interface Props {
  title: string
  /** Where all of it stands. */
  to: string
  engagements: LatestBusiness_EngagementsFragment
}

/** What was bought or sold and moved last; nothing until something was. */
export const LatestBusiness = ({ title, to, engagements: { nodes } }: Props) =>
  nodes.length > 0 && (
    <Panel
      title={title}
      more={
        <Link className={link.link} to={to}>
          All
        </Link>
      }
    >
      <ul>
        {nodes.map((engagement) => (
          <EngagementRow key={engagement.id} engagement={engagement} />
        ))}
      </ul>
    </Panel>
  )
