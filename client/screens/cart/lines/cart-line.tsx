import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { cartActions } from '../../../features/cart/cart-actions'
import { maxQuantity } from '../../../features/cart/cart-store'
import { ListingCover } from '../../../features/listing/listing-cover'
import { formatPrice } from '../../../lib/money'
import { listingPath } from '../../../lib/paths'
import { TextButton } from '../../../ui/form/text-button'
import { Icon } from '../../../ui/icon/icon'
import { Plate } from '../../../ui/layout/plate'
import type { CartQuery } from '../cart.generated'
import styles from './cart-line.module.css'

interface Props {
  line: CartQuery['cartQuote']['groups'][number]['lines'][number]
  /** The chosen quantity, ahead of the line's own while prices load. */
  quantity: number
  /** The unit price when this page first showed it, if it has changed since. */
  previousPrice: number | undefined
  restored: boolean
  onRemove: () => void
}

export const CartLine = ({ line, quantity, previousPrice, restored, onRemove }: Props) => {
  const { id, title, cover, category, __typename } = line.listing
  return (
    <li className={styles.line}>
      <Plate>
        <ListingCover cover={cover} size="thumb" />
      </Plate>
      <div>
        <h3>
          <Link to={listingPath(line.listing)}>{title}</Link>
        </h3>
        <p>{`${__typename} in ${category.name}`}</p>
      </div>
      <p className={styles.price} aria-busy={quantity !== line.quantity}>
        <b>{formatPrice(line.total)}</b>
        {previousPrice !== undefined && <s>{formatPrice(previousPrice * line.quantity)}</s>}
        {line.quantity > 1 && <span>{`${formatPrice(line.unitPrice)} each`}</span>}
      </p>
      <div className={styles.foot}>
        <QuantitySelect title={title} quantity={quantity} onChange={(chosen) => cartActions.setQuantity(id, chosen)} />
        <RemoveButton title={title} restored={restored} onRemove={onRemove} />
      </div>
      {previousPrice !== undefined && (
        <p className={styles.changed} role="status">
          {`The price went from ${formatPrice(previousPrice)} to ${formatPrice(line.unitPrice)} while this page was open. You never pay a total that you have not seen.`}
        </p>
      )}
    </li>
  )
}

const quantities = Array.from({ length: maxQuantity }, (_, index) => index + 1)

interface QuantityProps {
  title: string
  quantity: number
  onChange: (quantity: number) => void
}

const QuantitySelect = ({ title, quantity, onChange }: QuantityProps) => (
  <label className={styles.quantity}>
    <span>
      Quantity<span className="visually-hidden">{` of ${title}`}</span>
    </span>
    <span className={styles.select}>
      <select value={quantity} onChange={({ target }) => onChange(Number(target.value))}>
        {quantities.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  </label>
)

/** A ref callback that focuses a new element without scrolling. */
export const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

interface RemoveProps {
  title: string
  /** Whether its line was just restored: the button then gets the focus. */
  restored: boolean
  onRemove: () => void
}

export const RemoveButton = ({ title, restored, onRemove }: RemoveProps) => {
  // The second click of a double click would hit the next line, which has moved up.
  const removeOnce = ({ detail }: MouseEvent) => detail < 2 && onRemove()
  return (
    <TextButton aria-label={`Remove ${title}`} ref={restored ? focus : undefined} onClick={removeOnce}>
      Remove
    </TextButton>
  )
}
