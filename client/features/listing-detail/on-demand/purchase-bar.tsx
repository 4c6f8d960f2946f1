import { useEffect, useState } from 'react'
import { formatPrice } from '../../../lib/money'
import { Button } from '../../../ui/button/button'
import { onSingleClick } from '../../../ui/button/on-single-click'
import { hasOptions } from '../has-options'
import type { ListingDetail_ListingFragment } from '../listing-detail.generated'
import styles from './purchase-bar.module.css'

const actions = () => document.querySelector('[data-purchase]')

/** The price and Add to Cart at the lower edge of a phone, while those of the page are out of sight. */
export const PurchaseBar = ({ listing }: { listing: ListingDetail_ListingFragment }) => {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    const target = actions()
    if (!target) return
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false))
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  const press = () => {
    const button = actions()?.querySelector<HTMLElement>('[data-add-to-cart]')
    if (!hasOptions(listing)) return button?.click()
    // Buyers see the options before they buy.
    actions()?.scrollIntoView({ block: 'center' })
    button?.focus({ preventScroll: true })
  }
  return (
    needed && (
      <div className={styles.bar}>
        <b>{`${listing.hasPackages ? 'From ' : ''}${formatPrice(listing.price)}`}</b>
        <Button variant="seal" onClick={onSingleClick(press)}>
          {hasOptions(listing) ? 'Choose and buy' : 'Add to Cart'}
        </Button>
      </div>
    )
  )
}
