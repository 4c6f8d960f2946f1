import type { CartLine } from '../../features/cart/cart-store'
import { useSeenPrices } from '../../features/payment/use-seen-prices'
import { CartSkeleton } from './cart-skeleton'
import { CartTotal } from './cart-total'
import { GoneLines } from './gone-lines'
import { QuoteFailed } from './quote-failed'
import styles from './quoted-cart.module.css'
import { SellerLines } from './seller-lines'
import { useQuote } from './use-quote'

interface Props {
  lines: readonly CartLine[]
  /** The listing whose line was put back. */
  returned: string | undefined
  onRemove: (listingId: string, title: string) => void
  focusHeading: () => void
}

/** What a change does to lines shows at once; what it does to sums, when the server has said so. */
export const QuotedCart = ({ lines, returned, onRemove, focusHeading }: Props) => {
  const { quote, current, failed, retrying, retry } = useQuote(lines, focusHeading)
  const before = useSeenPrices(quote?.groups ?? [])
  const failure = failed && <QuoteFailed retrying={retrying} onRetry={retry} />
  if (!quote) return failure || <CartSkeleton lines={lines.length} />
  const quantities = new Map(lines.map(({ listingId, quantity }) => [listingId, quantity]))
  const gone = quote.gone.filter((id) => quantities.has(id))
  return (
    <div className={styles.cart}>
      <div className={styles.lines}>
        {quote.groups.map((group) => (
          <SellerLines
            key={group.seller.id}
            group={group}
            quantities={quantities}
            before={before}
            returned={returned}
            onRemove={onRemove}
          />
        ))}
        {gone.length > 0 && <GoneLines ids={gone} returned={returned} onRemove={onRemove} />}
      </div>
      <aside className={styles.side} aria-label="Total">
        {failure || <CartTotal quote={quote} busy={!current} />}
      </aside>
    </div>
  )
}
