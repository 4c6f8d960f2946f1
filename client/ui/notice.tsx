import { classes } from './classes'
import { Icon } from './icon'
import styles from './notice.module.css'

/** How something ended, said aloud too. */
export const Notice = ({ good = false, text }: { good?: boolean; text: string }) => (
  <p className={classes(styles.notice, good && styles.good)} role={good ? 'status' : 'alert'}>
    <Icon name={good ? 'check' : 'alert'} />
    {text}
  </p>
)
