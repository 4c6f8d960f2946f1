import { classes } from '../classes'
import styles from './badge.module.css'

export type BadgeTone = 'plain' | 'good' | 'wait' | 'bad'

export const Badge = ({ tone, children }: { tone: BadgeTone; children: string }) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
)
