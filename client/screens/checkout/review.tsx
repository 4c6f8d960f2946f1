import { ListingCover } from '../../features/listing/listing-cover'
import { useSeenPrices } from '../../features/payment/use-seen-prices'
import { Plate } from '../../ui/plate'
import { price } from '../../ui/price'
import type { Review_QuoteFragment } from './review.generated'
import styles from './review.module.css'
import { Step } from './step'

/** What is bought, and what of the cart can't be. */
export const Review = ({ quote: { groups, gone } }: { quote: Review_QuoteFragment }) => {
  const before = useSeenPrices(groups)
  return (
    <Step title="What you are buying">
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
                {quantity > 1 && <p>{`${quantity} at ${price(unitPrice)}`}</p>}
                {before(listing.id, unitPrice) !== undefined && (
                  <p className={styles.changed}>{`The price was ${price(before(listing.id, unitPrice) ?? 0)}.`}</p>
                )}
              </div>
              <b>{price(total)}</b>
            </li>
          )),
        )}
      </ul>
      {gone.length > 0 && (
        <p className={styles.gone}>
          {gone.length === 1
            ? 'One thing in your cart is no longer offered. It is no part of this order and stays in the cart until you remove it.'
            : `${gone.length} things in your cart are no longer offered. They are no part of this order and stay in the cart until you remove them.`}
        </p>
      )}
    </Step>
  )
}
