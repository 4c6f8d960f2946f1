import { Link } from 'react-router-dom'
import { TotalSheet } from '../../features/cart/total-sheet'
import type { TotalSheet_QuoteFragment } from '../../features/cart/total-sheet.generated'
import { useSession } from '../../features/session/use-session'
import { buttonClass } from '../../ui/button'
import { price } from '../../ui/price'

/** Busy while what it says is still of the cart as it was. */
export const CartTotal = ({ quote, busy }: { quote: TotalSheet_QuoteFragment; busy: boolean }) => {
  const { user } = useSession()
  return (
    <TotalSheet
      quote={quote}
      busy={busy}
      promise="Marque holds the money. Each seller is paid when you accept that seller’s work."
    >
      <p className="visually-hidden" role="status">
        {busy ? '' : `To pay: ${price(quote.total)}`}
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
    </TotalSheet>
  )
}
