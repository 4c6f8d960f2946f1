import { classes } from './classes'
import styles from './icon.module.css'

export type IconName =
  | 'alert'
  | 'apple'
  | 'chat'
  | 'check'
  | 'chevron'
  | 'close'
  | 'facebook'
  | 'globe'
  | 'google'
  | 'linkedin'
  | 'mail'
  | 'menu'
  | 'phone'
  | 'pinned'
  | 'plus'
  | 'right'
  | 'search'
  | 'shield'
  | 'star'

export const Icon = ({ name }: { name: IconName }) => (
  <span className={classes(styles.icon, styles[name])} aria-hidden="true" />
)
