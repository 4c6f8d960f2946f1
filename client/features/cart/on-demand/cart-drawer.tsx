import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { formatPrice } from '../../../lib/money'
import { pluralize } from '../../../lib/text'
import { iconButtonClass } from '../../../ui/button/icon-button'
import { Modal } from '../../../ui/feedback/modal'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Icon } from '../../../ui/icon/icon'
import { Plate } from '../../../ui/layout/plate'
import { choiceParts } from '../../choice/choice-list'
import { ListingCover } from '../../listing/listing-cover'
import { ButtonLink } from '../../page/layout/links'
import { itemOf } from '../cart-item'
import { itemCount, lineKey, useCart } from '../cart-store'
import { useCartDrawerQuery } from './cart-drawer.generated'
import styles from './cart-drawer.module.css'

interface Props {
  title: string
  /** The key of the line that was added. */
  added: string
  onClose: () => void
}

/**
 * Opens once a listing was added, or found no room, with the ways to the cart and to the checkout. Closing it returns the focus to the
 * button.
 */
export const CartDrawer = ({ title, added, onClose }: Props) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Not a link: a second press of Enter would follow it.
  useEffect(() => heading.current?.focus(), [])
  const pressOutside = ({ target, currentTarget, detail }: MouseEvent) => {
    // The second click of the double click that opened it closes nothing.
    if (target === currentTarget && detail < 2) onClose()
  }
  return (
    <Modal className={styles.drawer} aria-labelledby={id} onClose={onClose} onClick={pressOutside}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={iconButtonClass} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <Contents added={added} />
        <ButtonLink variant="seal" size="large" wide to="/checkout">
          Check out
        </ButtonLink>
        <ButtonLink variant="line" size="large" wide to="/cart">
          View cart
        </ButtonLink>
      </div>
    </Modal>
  )
}

/** Shows the added listing and the total of the cart. */
const Contents = ({ added }: { added: string }) => {
  const lines = useCart()
  const { data, previousData, error } = useCartDrawerQuery({ variables: { lines: [...lines] } })
  if (error) return <p role="status">Today’s prices could not be loaded. Your cart is saved all the same.</p>
  const quote = (data ?? previousData)?.cartQuote
  if (!quote) return <Skeleton height="7.5rem" />
  const line = quote.groups.flatMap((group) => group.lines).find((line) => lineKey(itemOf(line)) === added)
  const chosen = choiceParts(line?.choice ?? null).map(({ name }) => name)
  return (
    <>
      {line && (
        <div className={styles.line}>
          <Plate>
            <ListingCover cover={line.listing.cover} size="thumb" eager />
          </Plate>
          <p dir="auto">
            {line.listing.title}
            {chosen.length > 0 && <span>{chosen.join(', ')}</span>}
            {line.quantity > 1 && <span>{`Quantity ${line.quantity}`}</span>}
          </p>
          <b>{formatPrice(line.total)}</b>
        </div>
      )}
      <p className={styles.total} role="status">
        {`${pluralize(itemCount(lines), 'item')} in your cart`}
        <b>{formatPrice(quote.total)}</b>
      </p>
    </>
  )
}
