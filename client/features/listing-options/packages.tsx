import { formatPrice } from '../../lib/money'
import { roundsText } from '../choice/option-texts'
import { deliveryTime } from '../listing/delivery-time'
import { Contents } from './contents'
import type { Options } from './options'
import styles from './packages.module.css'

/** The packages beside each other, on phones one below the other. */
export const Packages = ({ packages }: Pick<Options, 'packages'>) => (
  <>
    <h2>The packages</h2>
    <ul className={styles.packages}>
      {packages.map(({ key, name, price, deliveryDays, rounds, contents }) => (
        <li key={key}>
          <h3 dir="auto">{name}</h3>
          <b>{formatPrice(price)}</b>
          {deliveryDays > 0 && <p>{deliveryTime(deliveryDays)}</p>}
          <p>{`With ${roundsText(rounds)}`}</p>
          <Contents contents={contents} />
        </li>
      ))}
    </ul>
  </>
)
