import { Link } from 'react-router-dom'
import { AuditEntry } from '../../features/dashboard/audit-entry'
import { Figures } from '../../features/dashboard/figures'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Panel } from '../../features/dashboard/panel'
import { dashboardOf } from '../../features/session/roles'
import link from '../../ui/link.module.css'
import { useAdminOverviewSuspenseQuery } from './admin-overview.generated'
import { ClockPanel } from './clock-panel'
import { Devices } from './devices'
import { Disputes } from './disputes'
import { figure } from './figure'
import styles from './overview.module.css'

const users = dashboardOf.admin

export const AdminOverview = () => {
  const { data } = useAdminOverviewSuspenseQuery({ fetchPolicy: 'cache-and-network' })
  const { everybody, suspended, admins, auditEvents } = data
  return (
    <div className={styles.overview}>
      <Figures
        figures={[
          figure('Accounts', everybody, users, 'See them'),
          figure('Suspended', suspended, `${users}?state=suspended`, 'See them'),
          figure('Admins', admins, `${users}?role=admin`, 'See them'),
        ]}
      />
      <Disputes />
      <div className={styles.two}>
        <Panel
          title="Latest in the audit trail"
          more={
            <Link className={link.link} to={users}>
              All
            </Link>
          }
        >
          {auditEvents.nodes.length === 0 ? (
            <NothingYet text="No admin has done anything yet." />
          ) : (
            <ol className={styles.trail}>
              {auditEvents.nodes.map((event) => (
                <li key={event.id}>
                  <AuditEntry event={event} to={`${users}?about=${event.subject.id}`} />
                </li>
              ))}
            </ol>
          )}
        </Panel>
        <div className={styles.side}>
          <ClockPanel />
          <Devices of={data} />
        </div>
      </div>
    </div>
  )
}
