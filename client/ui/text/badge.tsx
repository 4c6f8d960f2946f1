import { classes } from '../classes'
import styles from './badge.module.css'

export const Badge = ({ tone, children }: { tone: 'plain' | 'good' | 'wait' | 'bad'; children: string }) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
)
