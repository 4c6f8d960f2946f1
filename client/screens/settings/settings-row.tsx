import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon/icon'
import styles from './settings-row.module.css'

interface Props {
  icon: IconName
  title: ReactNode
  /** Dates and the like, in small print below the title. */
  details: ReactNode
  /** A button at the end of the row. */
  children?: ReactNode
}

/** The list of a section. */
export const SettingsRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>

export const SettingsRow = ({ icon, title, details, children }: Props) => (
  <li className={styles.row}>
    <Icon name={icon} />
    <div>
      <b>{title}</b>
      <span className={styles.details}>{details}</span>
    </div>
    {children}
  </li>
)
