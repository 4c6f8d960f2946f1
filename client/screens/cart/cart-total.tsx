import { Link } from 'react-router-dom'
import { TotalPanel } from '../../features/cart/total-panel'
import type { TotalPanel_QuoteFragment } from '../../features/cart/total-panel.generated'
import { useSession } from '../../features/session/use-session'
import { formatPrice } from '../../lib/money'
import { buttonClass } from '../../ui/form/button'

/** `busy` while it shows the totals of the previous cart. */
export const CartTotal = ({ quote, busy }: { quote: TotalPanel_QuoteFragment; busy: boolean }) => {
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
      {user && user.role !== 'customer' ? (
        <p>{`This is a ${user.role} account. Please sign in with a customer account to buy; your cart stays in this browser.`}</p>
      ) : (
        quote.groups.length > 0 && (
          <Link className={buttonClass({ variant: 'seal', size: 'large', wide: true })} to="/checkout">
            Proceed to checkout
          </Link>
        )
      )}
    </TotalPanel>
  )
}
