import type { FragmentType } from '@apollo/client'
import { ButtonLink } from '../../../features/page/layout/links'
import { formatPrice } from '../../../lib/money'
import { listingPath } from '../../../lib/paths'
import { EngagementReviews } from '../reviews/engagement-reviews'
import { type Completion_EngagementFragment, useCompletion_EngagementFragment } from './completion.generated'
import styles from './completion.module.css'

/** The good end of an engagement: who was paid how much, the reviews, and buying again. */
export const Completion = ({ engagement: from }: { engagement: FragmentType<Completion_EngagementFragment> }) => {
  const engagement = useCompletion_EngagementFragment(from)
  const { viewerSide, seller, listing, money } = engagement
  if (money.released === 0) return <EngagementReviews engagement={engagement} />
  return (
    <>
      <p className={styles.paid}>
        <img src="/artwork/ornament/seal.svg" width="72" height="72" alt="" />
        <span>
          {viewerSide === 'SELLER' ? (
            <>
              <b>{formatPrice(money.earned ?? 0)}</b> earned
            </>
          ) : (
            <>
              {/* The buyer does not see the commission; others see what the seller received. */}
              <b>{formatPrice(money.earned ?? money.released)}</b> paid to <bdi>{seller.name}</bdi>
            </>
          )}
        </span>
      </p>
      <EngagementReviews engagement={engagement} />
      {viewerSide === 'BUYER' && listing && (
        <p>
          <ButtonLink to={listingPath(listing)}>Buy again</ButtonLink>
        </p>
      )}
    </>
  )
}
