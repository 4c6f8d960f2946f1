import { useState } from 'react'
import { bySellerName } from '../../features/cart/cart-item'
import { type CartLine, lineKey } from '../../features/cart/cart-store'
import layout from '../../features/cart/total-layout.module.css'
import { TotalPanel } from '../../features/cart/total-panel'
import { useFirstLines } from '../../features/cart/use-first-lines'
import { ButtonLink } from '../../features/page/layout/links'
import { mayBuy } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'
import { formatPrice } from '../../lib/money'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { type CartQuery, useCartQuery } from './cart.generated'
import styles from './cart.module.css'
import { CartSkeleton } from './cart-skeleton'
import { SellerLines } from './lines/seller-lines'
import { UnavailableLines } from './lines/unavailable-lines'

interface Props {
  lines: readonly CartLine[]
  /** The key of the line that was just restored. */
  restoredKey: string | undefined
  onRemove: (key: string, title: string) => void
  focusHeading: () => void
}

/** A change shows in the lines at once, and in the totals when the server has answered. */
export const QuotedCart = ({ lines, restoredKey, onRemove, focusHeading }: Props) => {
  const { quote, current, failed, retrying, retry } = useQuote(lines, focusHeading)
  const firstLines = useFirstLines(quote?.groups ?? [])
  const quoteError = failed && <QuoteError retrying={retrying} onRetry={retry} />
  if (!quote) return quoteError || <CartSkeleton lines={lines.length} />
  const quantities = new Map(lines.map((line) => [lineKey(line), line.quantity]))
  const changed = quote.unavailableChoices.map(({ listing, ...choice }) => ({
    key: lineKey({ listingId: listing.id, ...choice }),
    listing,
  }))
  const gone = lines.filter(({ listingId }) => quote.unavailableListingIds.includes(listingId))
  const unavailable = [
    ...changed.filter(({ key }) => quantities.has(key)),
    ...gone.map((line) => ({
      key: lineKey(line),
      withdrawn: quote.withdrawnListings.find(({ id }) => id === line.listingId),
    })),
  ]
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        {bySellerName(quote.groups).map((group) => (
          <SellerLines
            key={group.seller.id}
            group={group}
            quantities={quantities}
            firstLines={firstLines}
            restoredKey={restoredKey}
            onRemove={onRemove}
          />
        ))}
        {unavailable.length > 0 && (
          <UnavailableLines lines={unavailable} restoredKey={restoredKey} onRemove={onRemove} />
        )}
      </div>
      <aside className={layout.total} aria-label="Total">
        {quoteError || <CartTotal quote={quote} busy={!current} />}
      </aside>
    </div>
  )
}

/** Busy while it shows the totals of the previous cart. */
const CartTotal = ({ quote, busy }: { quote: CartQuery['cartQuote']; busy: boolean }) => {
  const { user } = useSession()
  return (
    <TotalPanel
      quote={quote}
      busy={busy}
      promise="Marque holds the money. Each seller is paid when you accept that seller’s work."
    >
      <p className="visually-hidden" role="status">
        {busy ? '' : `To pay: ${formatPrice(quote.total)}`}
      </p>
      {user && !mayBuy(user.role) ? (
        <p>
          This is an admin account, which can’t buy. Please sign in with another one; your cart stays in this browser.
        </p>
      ) : (
        quote.groups.length > 0 && (
          <ButtonLink variant="seal" size="large" wide to="/checkout">
            Proceed to checkout
          </ButtonLink>
        )
      )}
    </TotalPanel>
  )
}

const QuoteError = ({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) => (
  <div className={styles.failed}>
    <Notice text="Today’s prices could not be loaded. Your cart is still here." />
    <Button variant="line" busy={retrying} onClick={onRetry}>
      {retrying ? 'Trying again…' : 'Retry'}
    </Button>
  </div>
)

/** The quote for these lines, and the previous quote while it loads. */
const useQuote = (lines: readonly CartLine[], onRetried: () => void) => {
  const { data, previousData, error, refetch } = useCartQuery({
    variables: { lines: [...lines] },
    fetchPolicy: 'cache-and-network',
  })
  const [retrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    refetch()
      .then(onRetried, () => {})
      .finally(() => setRetrying(false))
  }
  const failed = error !== undefined || retrying
  const quote = (data ?? previousData)?.cartQuote
  return { quote, current: data !== undefined, failed, retrying, retry }
}
