import { price } from '../../ui/price'
import type { CartTotal_QuoteFragment } from './cart-total.generated'
import styles from './cart-total.module.css'

/** Busy while what it says is still of the cart as it was. */
export const CartTotal = ({ quote: { groups, total }, busy }: { quote: CartTotal_QuoteFragment; busy: boolean }) => (
  <div className={styles.total} aria-busy={busy}>
    <h2>Total</h2>
    <dl>
      {groups.map(({ seller, subtotal }) => (
        <div key={seller.id}>
          <dt>{seller.name}</dt>
          <dd>{price(subtotal)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>To pay</dt>
        <dd>{price(total)}</dd>
      </div>
    </dl>
    <p className="visually-hidden" role="status">
      {busy ? '' : `To pay: ${price(total)}`}
    </p>
    <p>Ordering opens soon. Until then your cart stays in this browser.</p>
  </div>
)
