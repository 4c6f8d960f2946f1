import { Panel } from '../../features/dashboard/panel'
import { TextLink } from '../../features/page/layout/links'
import { pluralize } from '../../lib/text'
import styles from './overview.module.css'

export const DevicesPanel = ({ count }: { count: number }) => (
  <Panel title="Sign-in">
    <p className={styles.text}>{`You are signed in on ${pluralize(count, 'device')}.`}</p>
    <p>
      <TextLink to="/dashboard/settings">Manage in Settings</TextLink>
    </p>
  </Panel>
)
