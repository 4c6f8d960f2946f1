import { type RefObject, useEffect, useState } from 'react'
import { formatPrice } from '../../../lib/money'
import { Button } from '../../../ui/button/button'
import { onSingleClick } from '../../../ui/button/on-single-click'
import { useAddToCart } from '../../cart/add-to-cart'
import { hasOptions } from '../has-options'
import type { ListingDetail_ListingFragment } from '../listing-detail.generated'
import styles from './purchase-bar.module.css'

interface Props {
  listing: ListingDetail_ListingFragment
  /** The choices and Add to Cart of the page. */
  actions: RefObject<HTMLElement | null>
}

/** The price and Add to Cart at the lower edge of a phone, while those of the page are out of sight. */
export const PurchaseBar = ({ listing, actions }: Props) => {
  const [needed, setNeeded] = useState(false)
  const { add, answer } = useAddToCart({ listingId: listing.id, once: listing.__typename === 'Product' })
  useEffect(() => {
    if (!actions.current) return
    const observer = new IntersectionObserver((entries) => setNeeded(entries.at(-1)?.isIntersecting === false))
    observer.observe(actions.current)
    return () => observer.disconnect()
  }, [actions])
  // Buyers see the options before they buy.
  const showOptions = () => {
    actions.current?.scrollIntoView({ block: 'center' })
    actions.current?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true })
  }
  return (
    <>
      {needed && (
        <div className={styles.bar}>
          <b>{`${listing.hasPackages ? 'From ' : ''}${formatPrice(listing.price)}`}</b>
          {hasOptions(listing) ? (
            <Button variant="seal" onClick={onSingleClick(showOptions)}>
              Choose and buy
            </Button>
          ) : (
            <Button variant="seal" onClick={add}>
              Add to Cart
            </Button>
          )}
        </div>
      )}
      {answer}
    </>
  )
}
