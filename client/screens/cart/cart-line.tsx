import { Link } from 'react-router-dom'
import { cartChanges } from '../../features/cart/cart-changes'
import { ListingCover } from '../../features/listing/listing-cover'
import { listingPath } from '../../features/listing/listing-path'
import { Plate } from '../../ui/plate'
import { price } from '../../ui/price'
import type { CartLine_LineFragment } from './cart-line.generated'
import styles from './cart-line.module.css'
import { QuantitySelect } from './quantity-select'
import { RemoveButton } from './remove-button'

interface Props {
  line: CartLine_LineFragment
  /** As asked for: ahead of the line's own while its price is worked out. */
  quantity: number
  /** What one cost when this page first showed it, where that was another price. */
  before: number | undefined
  returned: boolean
  onRemove: () => void
}

export const CartLine = ({ line, quantity, before, returned, onRemove }: Props) => {
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
        <b>{price(line.total)}</b>
        {before !== undefined && <s>{price(before * line.quantity)}</s>}
        {line.quantity > 1 && <span>{`${price(line.unitPrice)} each`}</span>}
      </p>
      <div className={styles.foot}>
        <QuantitySelect title={title} quantity={quantity} onChange={(chosen) => cartChanges.setQuantity(id, chosen)} />
        <RemoveButton title={title} returned={returned} onRemove={onRemove} />
      </div>
      {before !== undefined && (
        <p className={styles.changed} role="status">
          {`The price went from ${price(before)} to ${price(line.unitPrice)} while this page was open. You pay a total that you have seen, or nothing.`}
        </p>
      )}
    </li>
  )
}
