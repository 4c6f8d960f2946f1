import { Link } from 'react-router-dom'
import { longDate } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { pluralize } from '../../../lib/text'
import { buttonClass } from '../../../ui/form/button'
import link from '../../../ui/text/link.module.css'
import { Stars } from '../../../ui/text/stars'
import { AddToCart } from '../../cart/add-to-cart'
import { kindOf } from '../../listing/listing-kinds'
import { kindTexts } from '../kind-texts'
import type { Purchase_ListingFragment } from './purchase.generated'
import styles from './purchase.module.css'
import { Seller } from './seller'

interface Props {
  listing: Purchase_ListingFragment
  tags?: readonly string[] | undefined
}

/** Price, rating, seller and facts, with the buttons to buy. */
export const Purchase = ({ listing, tags = [] }: Props) => {
  const { category, rating, reviewCount, seller } = listing
  const { terms, contact, idLabel } = kindTexts[kindOf(listing)]
  return (
    <div className={styles.purchase}>
      <Link className={styles.category} to={`/category/${category.slug}`}>
        <img src={category.icon} width="32" height="32" alt="" />
        {category.name}
      </Link>
      <h1 dir="auto">{listing.title}</h1>
      <div className={styles.rating}>
        {reviewCount > 0 ? (
          <>
            <Stars rating={rating} />
            <b>{rating.toFixed(1)}</b>
            <span>{pluralize(reviewCount, 'review')}</span>
          </>
        ) : (
          <span>No reviews yet</span>
        )}
      </div>
      <p className={styles.price}>
        <b>{formatPrice(listing.price)}</b>
        <span>{terms}</span>
      </p>
      <div className={styles.actions}>
        <AddToCart listingId={listing.id} />
        <Link className={buttonClass({ variant: 'line', size: 'large', wide: true })} to={`/company/${seller.id}`}>
          {contact}
        </Link>
        <p className={styles.more}>
          {listing.__typename === 'Service' && (
            <Link className={link.link} to={`/request-quote?service=${listing.id}`}>
              Request a quote
            </Link>
          )}
          <Link className={link.link} to="/how-it-works">
            How it works
          </Link>
        </p>
      </div>
      <Seller profile={seller} />
      <dl className={styles.facts}>
        <div>
          <dt>Category</dt>
          <dd>
            <Link className={link.link} to={`/category/${category.slug}`}>
              {category.name}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{idLabel}</dt>
          <dd>{listing.id}</dd>
        </div>
        <div>
          <dt>Added on</dt>
          <dd>
            <time dateTime={listing.createdAt}>{longDate(listing.createdAt)}</time>
          </dd>
        </div>
        {tags.length > 0 && (
          <div>
            <dt>Tags</dt>
            <dd>{tags.join(', ')}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
