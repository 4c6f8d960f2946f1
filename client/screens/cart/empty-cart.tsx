import { Link } from 'react-router-dom'
import { Empty } from '../../ui/feedback/empty'
import { buttonClass } from '../../ui/form/button'
import styles from './empty-cart.module.css'

export const EmptyCart = () => (
  <Empty title="Your cart is empty" text="What you add to it stays in this browser, whether or not you are logged in.">
    <div className={styles.links}>
      <Link className={buttonClass({ variant: 'line' })} to="/services">
        Browse services
      </Link>
      <Link className={buttonClass({ variant: 'line' })} to="/products">
        Browse products
      </Link>
    </div>
  </Empty>
)
