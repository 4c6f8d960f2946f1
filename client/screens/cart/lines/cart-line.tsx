import { useEffect } from 'react'
import { cartActions } from '../../../features/cart/cart-actions'
import { MAX_QUANTITY } from '../../../features/cart/cart-store'
import { deliveryTime } from '../../../features/listing/delivery-time'
import { ListingCover } from '../../../features/listing/listing-cover'
import { Link } from '../../../features/page/layout/link'
import { focusOnMount } from '../../../lib/focus/focus-on-mount'
import { lazyPart } from '../../../lib/lazy-named'
import { formatPrice } from '../../../lib/money'
import { listingPath } from '../../../lib/paths'
import { onSingleClick } from '../../../ui/button/on-single-click'
import { TextButton } from '../../../ui/button/text-button'
import { InlineSelect } from '../../../ui/form/inline-select'
import { Plate } from '../../../ui/layout/plate'
import type { CartQuery } from '../cart.generated'
import styles from './cart-line.module.css'

// Lazy: few listings have a choice.
const ChoiceList = lazyPart(() => import('../../../features/choice/choice-list'), 'ChoiceList')

interface Props {
  lineKey: string
  line: CartQuery['cartQuote']['groups'][number]['lines'][number]
  /** The chosen quantity: differs from the line's own while prices load. */
  quantity: number
  /** The unit price when this page first showed it, if it has changed since. */
  previousPrice: number | undefined
  restored: boolean
  onRemove: () => void
}

export const CartLine = ({ lineKey, line, quantity, previousPrice, restored, onRemove }: Props) => {
  const { title, cover, category, __typename } = line.listing
  const isProduct = __typename === 'Product'
  useEffect(() => {
    // A product is sold once; a cart of an earlier version may hold several.
    if (isProduct && quantity > 1) cartActions.setQuantity(lineKey, 1)
  }, [lineKey, isProduct, quantity])
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
        {line.choice && <ChoiceList choice={line.choice} />}
        <p>{deliveryTime(line.deliveryDays)}</p>
        {line.introduction && <p>{line.introduction.text}</p>}
      </div>
      <p className={styles.price} aria-busy={quantity !== line.quantity}>
        <b>{formatPrice(line.total)}</b>
        {previousPrice !== undefined && <s>{formatPrice(previousPrice * line.quantity)}</s>}
        {line.quantity > 1 && <span>{`${formatPrice(line.unitPrice)} each`}</span>}
      </p>
      <div className={styles.controls}>
        {!isProduct && (
          <QuantitySelect
            title={title}
            quantity={quantity}
            onChange={(chosen) => cartActions.setQuantity(lineKey, chosen)}
          />
        )}
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

const quantities = Array.from({ length: MAX_QUANTITY }, (_, index) => index + 1)

interface QuantityProps {
  title: string
  quantity: number
  onChange: (quantity: number) => void
}

const QuantitySelect = ({ title, quantity, onChange }: QuantityProps) => (
  <InlineSelect
    className={styles.quantity}
    label={
      <span>
        Quantity<span className="visually-hidden">{` of ${title}`}</span>
      </span>
    }
    value={quantity}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {quantities.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </InlineSelect>
)

interface RemoveProps {
  title: string
  /** The button of a line that was just restored gets the focus. */
  restored: boolean
  onRemove: () => void
}

export const RemoveButton = ({ title, restored, onRemove }: RemoveProps) => (
  <TextButton
    aria-label={`Remove ${title}`}
    ref={restored ? focusOnMount : undefined}
    onClick={onSingleClick(onRemove)}
  >
    Remove
  </TextButton>
)
