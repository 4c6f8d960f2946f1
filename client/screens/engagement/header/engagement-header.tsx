import type { FragmentType } from '@apollo/client'
import { ListingCover } from '../../../features/listing/listing-cover'
import { Breadcrumb } from '../../../features/page/layout/breadcrumb'
import { Link } from '../../../features/page/layout/link'
import { TextLink } from '../../../features/page/layout/links'
import { ordersPageOf, purchasesPageOf } from '../../../features/session/own-pages'
import type { Role } from '../../../features/session/roles'
import { useSession } from '../../../features/session/session-store'
import { shortDay } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { listingPath } from '../../../lib/paths'
import { longDate } from '../../../lib/utc-dates'
import { Plate } from '../../../ui/layout/plate'
import {
  type EngagementHeader_EngagementFragment,
  useEngagementHeader_EngagementFragment,
} from './engagement-header.generated'
import styles from './engagement-header.module.css'

/** The list that has the engagement: sellers have one of what they sell, one of what they buy, and one of what they broker. */
const pageOf = (role: Role, side: EngagementHeader_EngagementFragment['viewerSide']) => {
  if (side === 'BROKER') return { to: '/dashboard/mandates', label: 'Mandates' }
  return side === 'BUYER' ? purchasesPageOf(role) : ordersPageOf[role]
}

export const EngagementHeader = ({
  engagement: from,
}: {
  engagement: FragmentType<EngagementHeader_EngagementFragment>
}) => {
  const engagement = useEngagementHeader_EngagementFragment(from)
  const { number, title, quantity, viewerSide, dueAt, listing, buyer, seller, order, money } = engagement
  const { user } = useSession()
  const trail = [
    user ? pageOf(user.role, viewerSide) : { to: '/dashboard', label: 'Dashboard' },
    ...(order && viewerSide !== 'SELLER'
      ? [{ to: `/dashboard/orders/${order.id}`, label: longDate(order.placedAt) }]
      : []),
  ]
  const facts = {
    Number: number,
    ...(money.price !== null && { Price: formatPrice(money.price) }),
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
                {(viewerSide === 'ADMIN' || viewerSide === 'BROKER') && (
                  <>
                    <bdi>{buyer.name}</bdi>{' '}
                  </>
                )}
                with <TextLink to={`/company/${seller.id}`}>{seller.name}</TextLink>
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
