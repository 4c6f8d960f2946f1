import layout from '../../features/cart/total-layout.module.css'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Repeat } from '../../ui/repeat'
import styles from './cart.module.css'
import line from './lines/cart-line.module.css'
import seller from './lines/seller-lines.module.css'

export const CartSkeleton = ({ lines }: { lines: number }) => (
  <div className={styles.skeleton}>
    <Loading label="Loading your cart">
      <div className={layout.columns}>
        <div>
          <div className={seller.seller}>
            <Skeleton width="2rem" height="2rem" round />
            <Skeleton width="40%" height="1.5rem" />
          </div>
          <Repeat count={lines}>
            <div className={line.line}>
              <Skeleton ratio="4 / 3" />
              <Skeleton width="70%" height="2.9rem" />
              <Skeleton width="5rem" height="1.55rem" />
              <div className={line.controls}>
                <Skeleton width="8rem" height="2.25rem" />
              </div>
            </div>
          </Repeat>
        </div>
        <Skeleton height="16rem" />
      </div>
    </Loading>
  </div>
)
