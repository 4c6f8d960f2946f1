import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import styles from './checkout-form.module.css'

export const CheckoutSkeleton = ({ lines }: { lines: number }) => (
  <Loading label="Loading the checkout">
    <div className={styles.buy}>
      <div className={styles.main}>
        <div>
          <Skeleton width="14rem" height="2.5rem" />
          <ul className={styles.review}>
            {Array.from({ length: lines }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders are never reordered
              <li key={index}>
                <Skeleton ratio="4 / 3" />
                <Skeleton width="60%" height="2.6rem" />
                <Skeleton width="5rem" height="1.4rem" />
              </li>
            ))}
          </ul>
        </div>
        <Skeleton height="13rem" />
        <Skeleton height="20rem" />
      </div>
      <Skeleton height="20rem" />
    </div>
  </Loading>
)
