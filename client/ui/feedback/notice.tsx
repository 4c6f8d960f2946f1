import { classes } from '../classes'
import { Icon } from '../icon/icon'
import styles from './notice.module.css'

/** The result of an action, announced by screen readers. */
export const Notice = ({ good = false, text }: { good?: boolean; text: string }) => (
  <p className={classes(styles.notice, good && styles.good)} role={good ? 'status' : 'alert'}>
    <Icon name={good ? 'check' : 'alert'} />
    {text}
  </p>
)
