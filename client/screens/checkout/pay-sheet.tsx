import { Link } from 'react-router-dom'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import link from '../../ui/link.module.css'
import { Notice } from '../../ui/notice'
import { price } from '../../ui/price'
import { Spinner } from '../../ui/spinner'
import { Sum } from '../../ui/sum'
import type { PaySheet_QuoteFragment } from './pay-sheet.generated'
import styles from './pay-sheet.module.css'

interface Props {
  quote: PaySheet_QuoteFragment
  /** Id of the form that the button sends. */
  form: string
  busy: boolean
  /** Whether the sums are those of the cart as it is. */
  current: boolean
  problem: string | undefined
}

export const PaySheet = ({ quote: { groups, total }, form, busy, current, problem }: Props) => (
  <div className={styles.sheet}>
    <h2>Total</h2>
    <Sum
      large
      rows={groups.map(({ seller, subtotal }) => ({ key: seller.id, term: seller.name, amount: subtotal }))}
      total={{ term: 'To pay', amount: total }}
    />
    {problem && <Notice text={problem} />}
    {/* Not disabled: a disabled button would lose the focus. What is pressed meanwhile counts for nothing. */}
    <Button type="submit" form={form} variant="seal" size="large" wide aria-busy={busy || !current}>
      {busy && <Spinner />}
      {`Pay ${price(total)}`}
    </Button>
    <p className={styles.promise}>
      <Icon name="shield" />
      <span>
        Held by Marque. A service is released when you accept it, or 14 days after delivery if you say nothing.{' '}
        <Link className={link.link} to="/how-it-works">
          How it works
        </Link>
      </span>
    </p>
  </div>
)
