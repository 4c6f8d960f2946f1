import { Link } from 'react-router-dom'
import { Panel } from '../../features/dashboard/panel'
import { pluralize } from '../../lib/text'
import link from '../../ui/text/link.module.css'
import type { DevicesPanel_QueryFragment } from './devices-panel.generated'
import styles from './overview.module.css'

export const DevicesPanel = ({ query: { sessions } }: { query: DevicesPanel_QueryFragment }) => (
  <Panel title="Sign-in">
    <p className={styles.text}>{`You are signed in on ${pluralize(sessions.length, 'device')}.`}</p>
    <p>
      <Link className={link.link} to="/dashboard/settings">
        Manage in Settings
      </Link>
    </p>
  </Panel>
)
