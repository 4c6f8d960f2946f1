import { pluralize } from '../../../lib/text'
import { classes } from '../../../ui/classes'
import { Icon } from '../../../ui/icon/icon'
import { itemCount, useCart } from '../../cart/cart-store'
import { NavLink } from '../../page/layout/link'
import styles from './cart-link.module.css'
import navItem from './nav-item.module.css'

/** A link to the cart with its item count. The count is known after hydration; its space is reserved. */
export const CartLink = () => {
  const count = itemCount(useCart())
  return (
    <NavLink
      className={classes(navItem.item, styles.link)}
      to="/cart"
      end
      aria-label={count > 0 ? `Cart, ${pluralize(count, 'item')}` : undefined}
    >
      <Icon name="cart" />
      <span className={styles.word}>Cart</span>
      <span className={styles.countSpace}>
        {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
      </span>
    </NavLink>
  )
}
