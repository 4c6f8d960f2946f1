import { Link } from 'react-router-dom'
import { useSession } from '../../features/session/use-session'
import { buttonClass } from '../../ui/button'
import { Icon } from '../../ui/icon'
import link from '../../ui/link.module.css'
import { price } from '../../ui/price'
import { Sum } from '../../ui/sum'
import type { CartTotal_QuoteFragment } from './cart-total.generated'
import styles from './cart-total.module.css'

/** Busy while what it says is still of the cart as it was. */
export const CartTotal = ({ quote: { groups, total }, busy }: { quote: CartTotal_QuoteFragment; busy: boolean }) => {
  const { user } = useSession()
  return (
    <div className={styles.total} aria-busy={busy}>
      <h2>Total</h2>
      <Sum
        large
        rows={groups.map(({ seller, subtotal }) => ({ key: seller.id, term: seller.name, amount: subtotal }))}
        total={{ term: 'To pay', amount: total }}
      />
      <p className="visually-hidden" role="status">
        {busy ? '' : `To pay: ${price(total)}`}
      </p>
      {user && user.role !== 'customer' ? (
        <p>{`This is a ${user.role} account. Please sign in with a customer account to buy; your cart stays in this browser.`}</p>
      ) : (
        groups.length > 0 && (
          <Link className={buttonClass({ variant: 'seal', size: 'large', wide: true })} to="/checkout">
            Proceed to checkout
          </Link>
        )
      )}
      <p className={styles.promise}>
        <Icon name="shield" />
        <span>
          Marque holds the money. Each seller is paid when you accept that seller’s work.{' '}
          <Link className={link.link} to="/how-it-works">
            How it works
          </Link>
        </span>
      </p>
    </div>
  )
}
