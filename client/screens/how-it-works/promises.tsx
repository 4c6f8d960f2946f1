import { formatPrice } from '../../lib/money'
import { Section } from '../../ui/layout/section'
import styles from './promises.module.css'

const released = 499

export const Promises = () => (
  <Section title="Three promises">
    <div className={styles.promises}>
      <div>
        <b>14 days</b>
        <h3>Silence is an answer</h3>
        <p>
          Say nothing for fourteen days after a delivery and it counts as accepted. Sellers are never left waiting for a
          click.
        </p>
      </div>
      <div>
        <b>One round</b>
        <h3>Changes are included</h3>
        <p>
          Every service carries one round of changes. The 14 days stop while the seller works on it and start again with
          the new delivery.
        </p>
      </div>
      <div>
        <b>10%</b>
        <h3>Only on what is released</h3>
        <p>
          {`Marque’s commission comes out of the seller’s share, after any refund. Of ${formatPrice(released)} released, the seller receives ${formatPrice(released * 0.9)}.`}
        </p>
      </div>
    </div>
  </Section>
)
