import type { CartLine } from '../../features/cart/cart-store'
import { usePriceChanges } from '../../features/payment/use-price-changes'
import { CartSkeleton } from './cart-skeleton'
import { CartTotal } from './cart-total'
import { SellerLines } from './lines/seller-lines'
import { UnavailableLines } from './lines/unavailable-lines'
import { QuoteError } from './quote-error'
import styles from './quoted-cart.module.css'
import { useQuote } from './use-quote'

interface Props {
  lines: readonly CartLine[]
  /** Id of the listing whose line was restored. */
  restored: string | undefined
  onRemove: (listingId: string, title: string) => void
  focusHeading: () => void
}

/** Changes show in the lines at once, and in the totals when the server has answered. */
export const QuotedCart = ({ lines, restored, onRemove, focusHeading }: Props) => {
  const { quote, current, failed, retrying, retry } = useQuote(lines, focusHeading)
  const previousPrice = usePriceChanges(quote?.groups ?? [])
  const failure = failed && <QuoteError retrying={retrying} onRetry={retry} />
  if (!quote) return failure || <CartSkeleton lines={lines.length} />
  const quantities = new Map(lines.map(({ listingId, quantity }) => [listingId, quantity]))
  const gone = quote.unavailableListingIds.filter((id) => quantities.has(id))
  return (
    <div className={styles.cart}>
      <div className={styles.lines}>
        {quote.groups.map((group) => (
          <SellerLines
            key={group.seller.id}
            group={group}
            quantities={quantities}
            previousPrice={previousPrice}
            restored={restored}
            onRemove={onRemove}
          />
        ))}
        {gone.length > 0 && <UnavailableLines ids={gone} restored={restored} onRemove={onRemove} />}
      </div>
      <aside className={styles.side} aria-label="Total">
        {failure || <CartTotal quote={quote} busy={!current} />}
      </aside>
    </div>
  )
}
