import type { FragmentType } from '@apollo/client'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import type { StatTile } from '../../features/dashboard/stat-tiles'
import { DocketRow } from '../../features/docket/docket-row'
import type { DocketRow_EntryFragment } from '../../features/docket/docket-row.generated'
import { EngagementRow } from '../../features/engagement/engagement-row'
import type { EngagementRow_EngagementFragment } from '../../features/engagement/engagement-row.generated'
import { TextLink } from '../../features/page/layout/links'
import { pluralize, type Total, totalText } from '../../lib/text'
import styles from './overview.module.css'

/** The first page of a list. */
interface Connection<Fragment> {
  nodes: readonly (FragmentType<Fragment> & { id: string })[]
  totalCount: number
}

interface Props {
  engagements: Connection<EngagementRow_EngagementFragment>
  /** The page that lists all engagements. */
  page: { to: string; label: string }
}

export const DueEngagements = ({ engagements, page: { to, label } }: Props) => {
  const { nodes } = engagements
  return (
    // The link also leads to what is done, and on a phone the navigation is folded away.
    <Panel title={`${label} due next`} more={<TextLink to={to}>{`All ${label.toLowerCase()}`}</TextLink>}>
      {nodes.length === 0 && <EmptyPanel text="Nothing is due." />}
      <ul>
        {nodes.map((engagement) => (
          <EngagementRow key={engagement.id} engagement={engagement} />
        ))}
      </ul>
    </Panel>
  )
}

export const DocketPanel = ({ docket: { nodes, totalCount } }: { docket: Connection<DocketRow_EntryFragment> }) => {
  if (nodes.length === 0) return null
  return (
    <Panel
      title="Next dates in your docket"
      more={totalCount > nodes.length && <TextLink to="/dashboard/docket">All dates</TextLink>}
    >
      <ul>
        {nodes.map((entry) => (
          <DocketRow key={entry.id} entry={entry} orderLink />
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

export const countTile = (label: string, count: Total, to: string, action: string): StatTile => ({
  label,
  value: totalText(count),
  to,
  action,
})
