import { Link } from 'react-router-dom'
import { Panel } from '../../features/dashboard/panel'
import { pluralize } from '../../lib/text'
import link from '../../ui/text/link.module.css'
import styles from './overview.module.css'

export const DevicesPanel = ({ count }: { count: number }) => (
  <Panel title="Sign-in">
    <p className={styles.text}>{`You are signed in on ${pluralize(count, 'device')}.`}</p>
    <p>
      <Link className={link.link} to="/dashboard/settings">
        Manage in Settings
      </Link>
    </p>
  </Panel>
)
