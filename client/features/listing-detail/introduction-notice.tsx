import { useEffect } from 'react'
import { cartActions } from '../cart/cart-actions'
import { brokerOf, useCart } from '../cart/cart-store'
import { useSession } from '../session/session-store'
import { useIntroductionNoticeQuery } from './introduction-notice.generated'
import styles from './purchase.module.css'

/**
 * Says before a purchase who has introduced the buyer, and what the broker receives, or that the code is not active. An earlier
 * introduction that the cart keeps holds.
 */
export const IntroductionNotice = ({ listingId, code }: { listingId: string; code: string }) => {
  const kept = brokerOf(useCart(), listingId)
  const isEarlier = kept !== undefined && kept !== code
  const { data } = useIntroductionNoticeQuery({ variables: { listingId, code, earlier: kept ?? code, isEarlier } })
  const earlier = data?.earlier
  const isBroker = useSession().user?.role === 'broker'
  const inactive = isBroker ? 'This link is your own or not active.' : 'This broker’s link is not active.'
  const text = data?.introduction?.text ?? `${inactive} You buy directly from the seller.`
  useEffect(() => {
    if (isEarlier && earlier === null) cartActions.forgetBroker(kept)
  }, [isEarlier, earlier, kept])
  if (!data) return <p className={styles.notice} />
  return (
    <p className={styles.notice}>
      {earlier
        ? `${earlier.text} You came through this broker’s link first, so it counts for this listing in your cart.`
        : text}
    </p>
  )
}
