import { Link } from 'react-router-dom'
import { Panel } from '../../features/dashboard/panel'
import { counted } from '../../features/listing/counted'
import link from '../../ui/link.module.css'
import type { Devices_QueryFragment } from './devices.generated'
import styles from './overview.module.css'

export const Devices = ({ of: { sessions } }: { of: Devices_QueryFragment }) => (
  <Panel title="Sign-in">
    <p className={styles.said}>{`You are signed in on ${counted(sessions.length, 'device')}.`}</p>
    <p>
      <Link className={link.link} to="/dashboard/settings">
        Manage in Settings
      </Link>
    </p>
  </Panel>
)
