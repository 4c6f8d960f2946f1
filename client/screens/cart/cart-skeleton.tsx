import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import styles from './cart.module.css'
import line from './lines/cart-line.module.css'
import seller from './lines/seller-lines.module.css'
import quoted from './quoted-cart.module.css'

export const CartSkeleton = ({ lines }: { lines: number }) => (
  <div className={styles.skeleton}>
    <Loading label="Loading your cart">
      <div className={quoted.cart}>
        <div>
          <div className={seller.seller}>
            <Skeleton width="2rem" height="2rem" round />
            <Skeleton width="40%" height="1.5rem" />
          </div>
          {Array.from({ length: lines }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders are never reordered
            <div key={index} className={line.line}>
              <Skeleton ratio="4 / 3" />
              <Skeleton width="70%" height="2.9rem" />
              <Skeleton width="5rem" height="1.55rem" />
              <div className={line.foot}>
                <Skeleton width="8rem" height="2.25rem" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton height="16rem" />
      </div>
    </Loading>
  </div>
)
