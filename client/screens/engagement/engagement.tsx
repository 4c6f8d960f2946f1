import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Suspense, useState } from 'react'
import { OrderNotFound } from '../../features/engagement/order-not-found'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import { PageTitle } from '../../features/page/head/page-meta'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { lazyNamed } from '../../lib/lazy-named'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { EngagementActions } from './actions/engagement-actions'
import {
  EngagementDocument,
  type EngagementPage_EngagementFragment,
  useEngagementPage_EngagementFragment,
  useEngagementSuspenseQuery,
} from './engagement.generated'
import styles from './engagement.module.css'
import { EngagementHeader } from './header/engagement-header'
import { MoneySummary } from './money/money-summary'
import { Participants } from './participants/participants'
import { EngagementStatus } from './status/engagement-status'
import { eventParts, LatestEvents, Timeline } from './timeline/timeline'

// Lazy: it shows nothing before the order changes.
const LiveEngagement = lazyNamed(() => import('./live/live-engagement'), 'LiveEngagement')

// Lazy: few engagements have an open amendment.
const OpenAmendment = lazyNamed(() => import('./amendment/open-amendment'), 'OpenAmendment')

// Lazy: few engagements have a check or an agreement.
const Disclosures = lazyNamed(() => import('./disclosure/disclosures'), 'Disclosures')

// Lazy: services have no files to download.
const ProductDelivery = lazyNamed(() => import('./delivery/product-delivery'), 'ProductDelivery')

// Lazy: it shows nothing before an engagement is completed.
const Completion = lazyNamed(() => import('./money/completion'), 'Completion')

// Lazy: it stands below what can be done now.
const EngagementDocket = lazyNamed(() => import('./docket/engagement-docket'), 'EngagementDocket')

// Lazy: few orders have a dispute.
const EngagementDispute = lazyNamed(() => import('./dispute/engagement-dispute'), 'EngagementDispute')

// Lazy: few engagements have a choice.
const EngagementChoice = lazyNamed(() => import('./choice/engagement-choice'), 'EngagementChoice')

// Lazy: it asks for its messages after the page.
const EngagementConversation = lazyNamed(
  () => import('./conversation/engagement-conversation'),
  'EngagementConversation',
)

// Lazy: only admins see it.
const OrderFile = lazyNamed(() => import('./order-file/order-file'), 'OrderFile')

// Lazy: few orders have milestones.
const EngagementMilestones = lazyNamed(() => import('./milestones/engagement-milestones'), 'EngagementMilestones')

// Lazy: only paid orders have invoices.
const EngagementInvoices = lazyNamed(() => import('./money/engagement-invoices'), 'EngagementInvoices')

export const Engagement = () => (
  <KeyedByParam fallback={<EngagementSkeleton />}>{(id) => <LoadedEngagement id={id} />}</KeyedByParam>
)

const LoadedEngagement = ({ id }: { id: string }) => {
  const { engagement, paymentProvider } = useEngagementSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  }).data
  if (!engagement) return <OrderNotFound />
  return (
    <UnsavedGuard>
      <EngagementPage engagement={engagement} provider={paymentProvider} />
    </UnsavedGuard>
  )
}

interface Props {
  engagement: FragmentType<EngagementPage_EngagementFragment>
  provider: CardFields_ProviderFragment
}

const EngagementPage = ({ engagement: from, provider }: Props) => {
  const engagement = useEngagementPage_EngagementFragment(from)
  const [isFormOpen, setFormOpen] = useState(false)
  const client = useApolloClient()
  // Not by the hook's `refetch`: a failure would replace the page.
  const refetch = () =>
    client.query({ query: EngagementDocument, variables: { id: engagement.id }, fetchPolicy: 'network-only' })
  const { money, reviews, reviewUntil } = engagement
  const isCompleted = money.released > 0 || reviews.length > 0 || reviewUntil !== null
  const isChecked = engagement.conflictCheck?.status === 'ASKED'
  return (
    <>
      <PageTitle title={`${engagement.number}, ${engagement.title}`} />
      <meta name="robots" content="noindex" />
      <Suspense>
        <LiveEngagement
          id={engagement.id}
          version={engagement.version}
          updatedAt={engagement.updatedAt}
          isFormOpen={isFormOpen}
          refetch={refetch}
        />
      </Suspense>
      <EngagementHeader engagement={engagement} />
      <EngagementStatus engagement={engagement} />
      <div className={styles.columns}>
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
          {(isChecked || engagement.nda?.acceptedAt === null) && (
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
              <EngagementDispute key={engagement.version} id={engagement.id} parts={eventParts} />
            </Suspense>
          ) : (
            <LatestEvents engagement={engagement} />
          )}
          <EngagementActions engagement={engagement} provider={provider} onOpen={setFormOpen} />
          <Suspense fallback={<Skeleton height="5rem" />}>
            <EngagementDocket engagement={engagement} />
          </Suspense>
          {/* The messages of the parties are not for the broker. */}
          {engagement.viewerSide !== 'BROKER' && (
            <Suspense fallback={<Skeleton height="16rem" />}>
              {engagement.viewerSide === 'ADMIN' ? (
                <OrderFile id={engagement.id} />
              ) : (
                <EngagementConversation id={engagement.id} isWaiting={isChecked} />
              )}
            </Suspense>
          )}
        </div>
        <aside className={styles.side} aria-label="About this order">
          <Participants engagement={engagement} />
          {engagement.choice && (
            <Suspense>
              <EngagementChoice engagement={engagement} />
            </Suspense>
          )}
          {(engagement.conflictCheck || engagement.nda) && (
            <Suspense>
              <Disclosures engagement={engagement} open={false} />
            </Suspense>
          )}
          <MoneySummary engagement={engagement} />
          {money.paid > 0 && engagement.viewerSide !== 'BROKER' && (
            <Suspense>
              {/* Each transition may have added one. */}
              <EngagementInvoices key={engagement.version} id={engagement.id} />
            </Suspense>
          )}
          <Timeline engagement={engagement} />
        </aside>
      </div>
    </>
  )
}

const EngagementSkeleton = () => (
  <Loading label="Loading the order">
    <Skeleton width="16rem" height="1rem" />
    <div className={styles.columns}>
      <div className={styles.main}>
        <Skeleton width="60%" height="4.5rem" />
        <Skeleton height="14rem" />
        <Skeleton height="18rem" />
      </div>
      <div className={styles.side}>
        <Skeleton height="14rem" />
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </div>
    </div>
  </Loading>
)
