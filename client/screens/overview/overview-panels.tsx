import type { FragmentType } from '@apollo/client'
import { Panel } from '../../features/dashboard/panel'
import type { StatTile } from '../../features/dashboard/stat-tiles'
import { EngagementRow } from '../../features/engagement/engagement-row'
import type { EngagementRow_EngagementFragment } from '../../features/engagement/engagement-row.generated'
import { TextLink } from '../../features/page/layout/links'
import { pluralize } from '../../lib/text'
import styles from './overview.module.css'

interface Props {
  engagements: {
    nodes: readonly (FragmentType<EngagementRow_EngagementFragment> & { id: string })[]
    totalCount: number
  }
  /** The page with all of them. */
  page: { to: string; label: string }
}

/** The engagements that changed last; nothing without any. */
export const LatestEngagements = ({ engagements, page: { to, label } }: Props) => {
  const { nodes, totalCount } = engagements
  if (nodes.length === 0) return null
  return (
    <Panel
      title={`${label}, last changed first`}
      more={totalCount > nodes.length && <TextLink to={to}>{`All ${label.toLowerCase()}`}</TextLink>}
    >
      <ul>
        {nodes.map((engagement) => (
          <EngagementRow key={engagement.id} engagement={engagement} />
        ))}
      </ul>
    </Panel>
  )
}

export const DevicesPanel = ({ count }: { count: number }) => (
  <Panel title="Sign-in">
    <p className={styles.text}>{`You are signed in on ${pluralize(count, 'device')}.`}</p>
    <p>
      <TextLink to="/dashboard/settings">Manage in Settings</TextLink>
    </p>
  </Panel>
)

interface Count {
  totalCount: number
  totalIsExact: boolean
}

/** The number of entries of a list; the server stops counting at 1,001. */
export const countTile = (
  label: string,
  { totalCount, totalIsExact }: Count,
  to: string,
  action: string,
): StatTile => ({
  label,
  value: totalIsExact ? totalCount.toLocaleString('en-US') : '1,000+',
  to,
  action,
})
