import { formatPrice } from '../../lib/money'
import { Icon } from '../../ui/icon/icon'
import { deliveryTime } from '../listing/delivery-time'
import { roundsText } from './option-texts'
import type { Options } from './options'
import styles from './package-comparison.module.css'

/** The packages beside each other, on phones one below the other. */
export const PackageComparison = ({ packages }: Pick<Options, 'packages'>) => (
  <ul className={styles.packages}>
    {packages.map(({ id, name, price, deliveryDays, rounds, contents }) => (
      <li key={id}>
        <h3 dir="auto">{name}</h3>
        <b>{formatPrice(price)}</b>
        <p>{deliveryTime(deliveryDays)}</p>
        <p>{`With ${roundsText(rounds)}`}</p>
        <ul>
          {contents.map((content) => (
            <li key={content} dir="auto">
              <Icon name="check" />
              {content}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
