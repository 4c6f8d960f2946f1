import { NavLink } from 'react-router-dom'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { countOf } from '../cart/cart-store'
import { useCart } from '../cart/use-cart'
import { counted } from '../listing/counted'
import styles from './cart-link.module.css'
import navItem from './nav-item.module.css'

/** The way to the cart, and how much is in it. The server doesn't know: the count comes later into room kept for it. */
export const CartLink = () => {
  const count = countOf(useCart())
  return (
    <NavLink
      className={classes(navItem.item, styles.link)}
      to="/cart"
      end
      aria-label={count > 0 ? `Cart, ${counted(count, 'item')}` : undefined}
    >
      <Icon name="cart" />
      <span className={styles.word}>Cart</span>
      <span className={styles.room}>
        {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
      </span>
    </NavLink>
  )
}
