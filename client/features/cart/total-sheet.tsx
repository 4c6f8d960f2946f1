import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon'
import link from '../../ui/link.module.css'
import { Sum } from '../../ui/sum'
import type { TotalSheet_QuoteFragment } from './total-sheet.generated'
import styles from './total-sheet.module.css'

interface Props {
  quote: TotalSheet_QuoteFragment
  /** While the sums are still those of the cart as it was. */
  busy?: boolean
  /** Who holds the money, and until when. */
  promise: string
  children: ReactNode
}

/** What a cart comes to, the way on, and what becomes of the money. */
export const TotalSheet = ({ quote: { groups, total }, busy, promise, children }: Props) => (
  <div className={styles.sheet} aria-busy={busy}>
    <h2>Total</h2>
    <Sum
      large
      rows={groups.map(({ seller, subtotal }) => ({ key: seller.id, term: seller.name, amount: subtotal }))}
      total={{ term: 'To pay', amount: total }}
    />
    {children}
    <p className={styles.promise}>
      <Icon name="shield" />
      <span>
        {`${promise} `}
        <Link className={link.link} to="/how-it-works">
          How it works
        </Link>
      </span>
    </p>
  </div>
)
