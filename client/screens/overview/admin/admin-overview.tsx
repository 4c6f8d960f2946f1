import { dataOrThrow, revalidate } from '../../../apollo/data-or-throw'
import { AuditEntry } from '../../../features/dashboard/audit-entry'
import { EmptyPanel, Panel } from '../../../features/dashboard/panel'
import { StatTiles } from '../../../features/dashboard/stat-tiles'
import { EngagementRow } from '../../../features/engagement/engagement-row'
import { overdueText } from '../../../features/engagement/overdue-text'
import { TextLink } from '../../../features/page/layout/links'
import { platformTiles } from '../../../features/sales-report/platform-tiles'
import { adminUsersPath } from '../../../lib/paths'
import { pluralizeTotal } from '../../../lib/text'
import { Notice } from '../../../ui/feedback/notice'
import { Needs } from '../needs'
import styles from '../overview.module.css'
import { countTile, DevicesPanel } from '../overview-panels'
import { useAdminOverviewSuspenseQuery } from './admin-overview.generated'
import { ClockPanel } from './clock-panel'
import { useDisputesQuery } from './disputes.generated'
import { ReconciliationPanel } from './reconciliation-panel'

export const AdminOverview = () => {
  const data = dataOrThrow(useAdminOverviewSuspenseQuery({ ...revalidate }))
  const { everybody, suspended, admins, auditEvents, disputes, credentialQueue } = data
  return (
    <div className={styles.overview}>
      <Needs
        needs={[
          {
            count: disputes.totalCount,
            noun: 'dispute',
            verbs: ['waits', 'wait'],
            rest: 'for a decision',
            to: '/dashboard/admin/disputes',
          },
          {
            count: credentialQueue.totalCount,
            noun: 'registration',
            verbs: ['waits', 'wait'],
            rest: 'for a check',
            to: '/dashboard/admin/credentials',
          },
        ]}
      />
      <Disputes />
      <Panel
        title="Money of the last 30 days"
        more={<TextLink to="/dashboard/admin/analytics">All in Analytics</TextLink>}
      >
        <StatTiles tiles={platformTiles(data.platformReport)} />
      </Panel>
      <StatTiles
        tiles={[
          countTile('Accounts', everybody, adminUsersPath, 'See them'),
          countTile('Suspended', suspended, `${adminUsersPath}?state=suspended`, 'See them'),
          countTile('Admins', admins, `${adminUsersPath}?role=admin`, 'See them'),
        ]}
      />
      <div className={styles.columns}>
        <Panel title="Latest in the audit trail" more={<TextLink to={adminUsersPath}>All</TextLink>}>
          {auditEvents.nodes.length === 0 ? (
            <EmptyPanel text="No admin has done anything yet." />
          ) : (
            <ol className={styles.trail}>
              {auditEvents.nodes.map((event) => (
                <li key={event.id}>
                  <AuditEntry event={event} to={`${adminUsersPath}?about=${event.subject.id}`} />
                </li>
              ))}
            </ol>
          )}
        </Panel>
        <div className={styles.side}>
          <ReconciliationPanel />
          <ClockPanel />
          <DevicesPanel count={data.sessions.length} />
        </div>
      </div>
    </div>
  )
}

const Disputes = () => {
  const { data } = useDisputesQuery({ fetchPolicy: 'cache-and-network' })
  if (!data || data.disputes.nodes.length === 0) return null
  const overdue = overdueText(data.disputes.nodes, data.disputes.totalCount)
  return (
    <Panel title="Disputes to decide" more={<span>{pluralizeTotal(data.disputes, 'dispute')}</span>}>
      {overdue && <Notice text={`${overdue} Please decide the first ones first.`} />}
      <ul>
        {data.disputes.nodes.map((engagement) => (
          <EngagementRow key={engagement.id} engagement={engagement} />
        ))}
      </ul>
    </Panel>
  )
}
