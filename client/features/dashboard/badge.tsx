import { classes } from '../../ui/classes'
import styles from './badge.module.css'

/** A state: its word, and its tint. */
export const Badge = ({ tone, children }: { tone: 'plain' | 'good' | 'wait' | 'bad'; children: string }) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
)
