import { Icon } from '../../ui/icon/icon'
import styles from './included.module.css'

const included = [
  'Professional consultation',
  'Complete documentation',
  'Delivery within the specified timeframe',
  'One round of revisions',
]

/** Every service includes the same. */
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
