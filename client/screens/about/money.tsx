import { TextLink } from '../../features/page/layout/links'
import { formatPrice } from '../../lib/money'
import { Section } from '../../ui/layout/section'
import { Sum } from '../../ui/text/sum'
import styles from './money.module.css'

const paid = 499
const commission = paid / 10

export const Money = () => (
  <Section title="Where the money waits">
    <div className={styles.essay}>
      <div className={styles.text}>
        <p>
          When you pay, the money does not go to the seller. Marque holds it, order by order, and shows both sides what
          is held, released and refunded, to the cent.
        </p>
        <p>
          It moves when you accept the work, or fourteen days after delivery if you say nothing. If the two of you
          disagree, it stays where it is until somebody has read both accounts.
        </p>
        <p>We earn a tenth of what is released, after any refund. When an order is called off, we earn nothing.</p>
        <p>
          <TextLink to="/how-it-works">How it works, step by step</TextLink>
        </p>
      </div>
      <div className={styles.sheet}>
        <h3>{`One order of ${formatPrice(paid)}`}</h3>
        <div className={styles.sum}>
          <Sum
            rows={[
              { term: 'Paid by the buyer', amount: paid },
              { term: 'Held by Marque', amount: paid },
              { term: 'Commission, 10% on release', amount: commission },
            ]}
            total={{ term: 'To the seller', amount: paid - commission }}
          />
        </div>
      </div>
    </div>
  </Section>
)
