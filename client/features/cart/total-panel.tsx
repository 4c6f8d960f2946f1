import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon'
import { Sum } from '../../ui/text/sum'
import { TextLink } from '../page/layout/links'
import { bySellerName } from './cart-item'
import type { TotalPanel_QuoteFragment } from './total-panel.generated'
import styles from './total-panel.module.css'

interface Props {
  quote: TotalPanel_QuoteFragment
  /** True while the amounts are recalculated. */
  busy?: boolean
  /** Says who holds the money and until when. */
  promise: string
  children: ReactNode
}

export const TotalPanel = ({ quote: { groups, total }, busy, promise, children }: Props) => (
  <div className={styles.panel} aria-busy={busy}>
    <h2>Total</h2>
    <Sum
      large
      rows={bySellerName(groups).map(({ seller, subtotal }) => ({
        key: seller.id,
        term: seller.name,
        amount: subtotal,
      }))}
      total={{ term: 'To pay', amount: total }}
    />
    {children}
    <p className={styles.promise}>
      <Icon name="shield" />
      <span>
        {`${promise} `}
        <TextLink to="/how-it-works">How it works</TextLink>
      </span>
    </p>
  </div>
)
