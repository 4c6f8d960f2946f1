import { Suspense } from 'react'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { lazyNamed } from '../../lib/lazy-named'
import { Skeleton } from '../../ui/feedback/skeleton'
import { EngagementActions } from './actions/engagement-actions'
import type { EngagementPage_EngagementFragment } from './engagement.generated'
import styles from './engagement.module.css'
import { LatestEvents } from './timeline/timeline'

// Lazy: it shows nothing before an engagement is completed.
const Completion = lazyNamed(() => import('./money/completion'), 'Completion')

// Lazy: services have no files to download.
const ProductDelivery = lazyNamed(() => import('./delivery/product-delivery'), 'ProductDelivery')

// Lazy: few orders have milestones.
const EngagementMilestones = lazyNamed(() => import('./milestones/engagement-milestones'), 'EngagementMilestones')

// Lazy: few engagements have a check or an agreement.
const Disclosures = lazyNamed(() => import('./disclosure/disclosures'), 'Disclosures')

// Lazy: few engagements have an open amendment.
const OpenAmendment = lazyNamed(() => import('./amendment/open-amendment'), 'OpenAmendment')

// Lazy: few orders have a dispute.
const EngagementDispute = lazyNamed(() => import('./dispute/engagement-dispute'), 'EngagementDispute')

// Lazy: it stands below what can be done now.
const EngagementDocket = lazyNamed(() => import('./docket/engagement-docket'), 'EngagementDocket')

// Lazy: only admins see it.
const OrderFile = lazyNamed(() => import('./order-file/order-file'), 'OrderFile')

// Lazy: it asks for its messages after the page.
const EngagementConversation = lazyNamed(
  () => import('./conversation/engagement-conversation'),
  'EngagementConversation',
)

interface Props {
  engagement: EngagementPage_EngagementFragment
  provider: CardFields_ProviderFragment
  /** Called with whether a form is open. */
  onOpen: (isOpen: boolean) => void
}

/** What waits for an answer, the actions, and what the parties read and write. */
export const EngagementMain = ({ engagement, provider, onOpen }: Props) => {
  const { money, reviews, reviewUntil } = engagement
  const isCompleted = money.released > 0 || reviews.length > 0 || reviewUntil !== null
  const isCheckPending = engagement.conflictCheck?.status === 'ASKED'
  return (
    <div className={styles.main}>
      {isCompleted && (
        <Suspense>
          <Completion engagement={engagement} />
        </Suspense>
      )}
      {engagement.kind === 'PRODUCT' && (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <ProductDelivery engagement={engagement} />
        </Suspense>
      )}
      {engagement.milestonePlan && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          {/* A transition of this one changes the plan. */}
          <EngagementMilestones key={engagement.version} id={engagement.id} />
        </Suspense>
      )}
      {(isCheckPending || engagement.nda?.acceptedAt === null) && (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <Disclosures engagement={engagement} open />
        </Suspense>
      )}
      {engagement.amendment && (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <OpenAmendment engagement={engagement} />
        </Suspense>
      )}
      {engagement.disputeOpened ? (
        <Suspense fallback={<Skeleton height="24rem" />}>
          {/* With the version, because every step of the dispute changes it. */}
          <EngagementDispute key={engagement.version} id={engagement.id} />
        </Suspense>
      ) : (
        <LatestEvents engagement={engagement} />
      )}
      <EngagementActions engagement={engagement} provider={provider} onOpen={onOpen} />
      <Suspense fallback={<Skeleton height="5rem" />}>
        <EngagementDocket engagement={engagement} />
      </Suspense>
      {/* The messages of the parties are not for the broker. */}
      {engagement.viewerSide !== 'BROKER' && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          {engagement.viewerSide === 'ADMIN' ? (
            <OrderFile id={engagement.id} />
          ) : (
            <EngagementConversation id={engagement.id} isCheckPending={isCheckPending} />
          )}
        </Suspense>
      )}
    </div>
  )
}
