import { ListingCover } from '../../features/listing/listing-cover'
import { usePriceChanges } from '../../features/payment/use-price-changes'
import { formatPrice } from '../../lib/money'
import { Plate } from '../../ui/layout/plate'
import { CheckoutStep } from './checkout-step'
import type { OrderReview_QuoteFragment } from './order-review.generated'
import styles from './order-review.module.css'

/** The lines to buy and the number of unavailable listings. */
export const OrderReview = ({
  quote: { groups, unavailableListingIds: gone },
}: {
  quote: OrderReview_QuoteFragment
}) => {
  const previousPrice = usePriceChanges(groups)
  return (
    <CheckoutStep title="What you are buying">
      <ul className={styles.review}>
        {groups.flatMap(({ seller, lines }) =>
          lines.map(({ listing, quantity, unitPrice, total }) => (
            <li key={listing.id}>
              <Plate>
                <ListingCover cover={listing.cover} size="thumb" />
              </Plate>
              <div>
                <h3>{listing.title}</h3>
                <p>{seller.company ? `${seller.name}, ${seller.company.name}` : seller.name}</p>
                {quantity > 1 && <p>{`${quantity} at ${formatPrice(unitPrice)}`}</p>}
                {previousPrice(listing.id, unitPrice) !== undefined && (
                  <p
                    className={styles.changed}
                  >{`The price was ${formatPrice(previousPrice(listing.id, unitPrice) ?? 0)}.`}</p>
                )}
              </div>
              <b>{formatPrice(total)}</b>
            </li>
          )),
        )}
      </ul>
      {gone.length > 0 && (
        <p className={styles.gone}>
          {gone.length === 1
            ? 'One item in your cart is no longer available. It is not part of this order and stays in the cart until you remove it.'
            : `${gone.length} items in your cart are no longer available. They are not part of this order and stay in the cart until you remove them.`}
        </p>
      )}
    </CheckoutStep>
  )
}
