import { Suspense } from 'react'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { lazyNamed, lazyPart } from '../../lib/lazy-named'
import { Skeleton } from '../../ui/feedback/skeleton'
import { EngagementActions } from './actions/engagement-actions'
import type { EngagementPage_EngagementFragment } from './engagement.generated'
import styles from './engagement.module.css'
import { LatestEvents } from './timeline/timeline'

// Lazy: it shows nothing before an engagement is completed.
const Completion = lazyPart(() => import('./money/completion'), 'Completion')

// Lazy: services have no files to download.
const ProductDelivery = lazyPart(
  () => import('./delivery/product-delivery'),
  'ProductDelivery',
  <Skeleton height="12rem" />,
)

// Lazy: few orders have milestones.
const EngagementMilestones = lazyNamed(() => import('./milestones/engagement-milestones'), 'EngagementMilestones')

// Lazy: few engagements have a check or an agreement.
const Disclosures = lazyPart(() => import('./disclosure/disclosures'), 'Disclosures', <Skeleton height="12rem" />)

// Lazy: few engagements have an open amendment.
const OpenAmendment = lazyPart(() => import('./amendment/open-amendment'), 'OpenAmendment', <Skeleton height="12rem" />)

// Lazy: few orders have a dispute.
const EngagementDispute = lazyNamed(() => import('./dispute/engagement-dispute'), 'EngagementDispute')

// Lazy: it stands below what can be done now.
const EngagementDocket = lazyPart(
  () => import('./docket/engagement-docket'),
  'EngagementDocket',
  <Skeleton height="5rem" />,
)

// Lazy: only admins see it.
const OrderFile = lazyPart(() => import('./order-file/order-file'), 'OrderFile', <Skeleton height="16rem" />)

// Lazy: it asks for its messages after the page.
const EngagementConversation = lazyPart(
  () => import('./conversation/engagement-conversation'),
  'EngagementConversation',
  <Skeleton height="16rem" />,
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
      {isCompleted && <Completion engagement={engagement} />}
      {engagement.kind === 'PRODUCT' && <ProductDelivery engagement={engagement} />}
      {engagement.milestonePlan && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          {/* A transition of this one changes the plan. */}
          <EngagementMilestones key={engagement.version} id={engagement.id} />
        </Suspense>
      )}
      {(isCheckPending || engagement.nda?.acceptedAt === null) && <Disclosures engagement={engagement} open />}
      {engagement.amendment && <OpenAmendment engagement={engagement} />}
      {engagement.disputeOpened ? (
        <Suspense fallback={<Skeleton height="24rem" />}>
          {/* With the version, because every step of the dispute changes it. */}
          <EngagementDispute key={engagement.version} id={engagement.id} />
        </Suspense>
      ) : (
        <LatestEvents engagement={engagement} />
      )}
      <EngagementActions engagement={engagement} provider={provider} onOpen={onOpen} />
      <EngagementDocket engagement={engagement} />
      {engagement.viewerSide === 'ADMIN' && <OrderFile id={engagement.id} version={engagement.version} />}
      {/* The messages of the parties are not for the broker. */}
      {(engagement.viewerSide === 'BUYER' || engagement.viewerSide === 'SELLER') && (
        <EngagementConversation id={engagement.id} isCheckPending={isCheckPending} />
      )}
    </div>
  )
}
