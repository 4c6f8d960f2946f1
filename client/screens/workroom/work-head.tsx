import { Link } from 'react-router-dom'
import { shortDay } from '../../features/dashboard/when'
import { dealsOf } from '../../features/engagement/deals-of'
import { ListingCover } from '../../features/listing/listing-cover'
import { listingPath } from '../../features/listing/listing-path'
import { longDate } from '../../features/listing/long-date'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { useSession } from '../../features/session/use-session'
import link from '../../ui/link.module.css'
import { Plate } from '../../ui/plate'
import { price } from '../../ui/price'
import type { WorkHead_EngagementFragment } from './work-head.generated'
import styles from './work-head.module.css'

export const WorkHead = ({ engagement }: { engagement: WorkHead_EngagementFragment }) => {
  const { number, title, quantity, viewerSide, dueAt, listing, buyer, seller, order, money } = engagement
  const { user } = useSession()
  const trail = [
    user ? dealsOf[user.role] : { to: '/dashboard', label: 'Dashboard' },
    ...(order && viewerSide !== 'SELLER'
      ? [{ to: `/dashboard/orders/${order.id}`, label: longDate(order.placedAt) }]
      : []),
  ]
  const facts = {
    Number: number,
    ...(money.price !== null && { Price: price(money.price) }),
    ...(dueAt && { Due: shortDay(dueAt) }),
  }
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumb trail={trail} current={number} />
      </div>
      <header className={styles.head}>
        {listing && (
          <Plate>
            <ListingCover cover={listing.cover} size="thumb" eager />
          </Plate>
        )}
        <div className={styles.title}>
          <h1 dir="auto">
            {listing ? <Link to={listingPath(listing)}>{title}</Link> : title}
            {quantity > 1 && <span>{` × ${quantity}`}</span>}
          </h1>
          <p>
            {viewerSide === 'SELLER' ? (
              <>
                for <bdi>{buyer.name}</bdi>
              </>
            ) : (
              <>
                {viewerSide === 'ADMIN' && (
                  <>
                    <bdi>{buyer.name}</bdi>{' '}
                  </>
                )}
                with{' '}
                <Link className={link.link} to={`/company/${seller.id}`}>
                  {seller.name}
                </Link>
                {seller.company && `, ${seller.company.name}`}
              </>
            )}
          </p>
        </div>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </header>
    </>
  )
}
