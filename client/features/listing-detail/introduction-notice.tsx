import { useEffect } from 'react'
import { cartActions } from '../cart/cart-actions'
import { brokerOf, useCart } from '../cart/cart-store'
import { useIntroductionNoticeQuery } from './introduction-notice.generated'
import styles from './purchase.module.css'

/**
 * Says before a purchase who has introduced the buyer, and what the broker receives. Nothing for a code that is not active. An
 * earlier introduction that the cart keeps holds.
 */
export const IntroductionNotice = ({ listingId, code }: { listingId: string; code: string }) => {
  const kept = brokerOf(useCart(), listingId)
  const isEarlier = kept !== undefined && kept !== code
  const { data } = useIntroductionNoticeQuery({ variables: { listingId, code, earlier: kept ?? code, isEarlier } })
  const earlier = data?.earlier
  useEffect(() => {
    if (isEarlier && earlier === null) cartActions.forgetBroker(kept)
  }, [isEarlier, earlier, kept])
  if (earlier) return <p className={styles.notice}>{`${earlier.text} It was the first, and holds for your cart.`}</p>
  return data?.introduction ? <p className={styles.notice}>{data.introduction.text}</p> : null
}
