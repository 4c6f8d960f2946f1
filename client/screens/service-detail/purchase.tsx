import { Link } from 'react-router-dom'
import { AddToCart } from '../../features/cart/add-to-cart'
import { counted } from '../../features/listing/counted'
import { longDate } from '../../features/listing/long-date'
import { buttonClass } from '../../ui/button'
import link from '../../ui/link.module.css'
import { price } from '../../ui/price'
import { Stars } from '../../ui/stars'
import { Provider } from './provider'
import type { Purchase_ServiceFragment } from './purchase.generated'
import styles from './purchase.module.css'

/** Everything one weighs before buying. */
export const Purchase = ({ service }: { service: Purchase_ServiceFragment }) => {
  const { category, rating, reviewCount } = service
  return (
    <div className={styles.purchase}>
      <Link className={styles.category} to={`/category/${category.slug}`}>
        <img src={category.icon} width="32" height="32" alt="" />
        {category.name}
      </Link>
      <h1>{service.title}</h1>
      <div className={styles.rating}>
        {reviewCount > 0 ? (
          <>
            <Stars rating={rating} />
            <b>{rating.toFixed(1)}</b>
            <span>{counted(reviewCount, 'review')}</span>
          </>
        ) : (
          <span>No reviews yet</span>
        )}
      </div>
      <p className={styles.price}>
        <b>{price(service.price)}</b>
        <span>fixed price, official fees at cost</span>
      </p>
      <div className={styles.actions}>
        <AddToCart listingId={service.id} />
        <Link
          className={buttonClass({ variant: 'line', size: 'large', wide: true })}
          to={`/company/${service.provider.id}`}
        >
          Contact Provider
        </Link>
      </div>
      <Provider profile={service.provider} />
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
          <dt>Service ID</dt>
          <dd>{service.id}</dd>
        </div>
        <div>
          <dt>Added on</dt>
          <dd>
            <time dateTime={service.createdAt}>{longDate(service.createdAt)}</time>
          </dd>
        </div>
      </dl>
    </div>
  )
}
