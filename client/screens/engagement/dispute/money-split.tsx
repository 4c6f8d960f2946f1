import { formatPrice } from '../../../lib/money'
import styles from './money-split.module.css'
import { type Split, shareOut } from './split-shares'

interface Props {
  split: Split
  /** The refund as it is typed. */
  typed: string
}

/** Says what each side gets while the refund is typed. */
export const MoneySplit = ({ split, typed }: Props) => {
  const shares = shareOut(split, typed)
  return (
    <dl className={styles.shares} aria-live="polite">
      {shares &&
        Object.entries({
          [`${split.buyer} gets back`]: shares.refund,
          [`${split.seller} gets`]: shares.earned,
          ...(shares.fee !== undefined && { 'Fee of the broker': shares.fee }),
          'Commission of Marque': shares.commission,
        }).map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
    </dl>
  )
}
