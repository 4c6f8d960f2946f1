import { Icon } from '../../ui/icon'
import styles from './included.module.css'

const included = [
  'Professional consultation',
  'Complete documentation',
  'Delivery within the specified timeframe',
  'One round of revisions',
]

/** The same for every service. */
export const Included = () => (
  <ul className={styles.included}>
    {included.map((item) => (
      <li key={item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
)
