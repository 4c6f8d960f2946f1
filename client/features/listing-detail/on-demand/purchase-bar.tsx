import { type RefObject, useEffect, useState } from 'react'
import { formatPrice } from '../../../lib/money'
import { Button } from '../../../ui/button/button'
import styles from './purchase-bar.module.css'

interface Props {
  listing: { price: number; hasPackages: boolean }
  /** The part of the page with Add to Cart. */
  actions: RefObject<HTMLElement | null>
  /** The listing has options, which the buyer should see before. */
  hasChoice: boolean
}

/** The price and Add to Cart at the lower edge of a phone, while those of the page are out of sight. */
export const PurchaseBar = ({ listing: { price, hasPackages }, actions, hasChoice }: Props) => {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    const { current } = actions
    if (!current) return
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false))
    observer.observe(current)
    return () => observer.disconnect()
  }, [actions])
  const press = () => {
    const button = actions.current?.querySelector<HTMLElement>('[data-add-to-cart]')
    if (hasChoice) actions.current?.scrollIntoView({ block: 'center' })
    if (hasChoice) button?.focus({ preventScroll: true })
    else button?.click()
  }
  return (
    needed && (
      <div className={styles.bar}>
        <b>{`${hasPackages ? 'From ' : ''}${formatPrice(price)}`}</b>
        <Button variant="seal" onClick={press}>
          {hasChoice ? 'Choose and buy' : 'Add to Cart'}
        </Button>
      </div>
    )
  )
}
