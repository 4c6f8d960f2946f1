import type { FragmentType } from '@apollo/client'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { OrderNotFound } from '../../features/engagement/orders'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import { PageTitle } from '../../features/page/head/page-meta'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { EngagementActions } from './actions/engagement-actions'
import { EngagementConversation } from './conversation/engagement-conversation'
import {
  type EngagementPage_EngagementFragment,
  useEngagementPage_EngagementFragment,
  useEngagementSuspenseQuery,
} from './engagement.generated'
import styles from './engagement.module.css'
import { EngagementSkeleton } from './engagement-skeleton'
import { EngagementHeader } from './header/engagement-header'
import { MoneySummary } from './money/money-summary'
import { Participants } from './participants/participants'
import { EngagementStatus } from './status/engagement-status'
import { LatestEvents } from './timeline/latest-events'
import { Timeline } from './timeline/timeline'

// Most engagements that are looked at are under way, and have no reviews yet.
const EngagementReviews = lazy(async () => ({
  default: (await import('./reviews/engagement-reviews')).EngagementReviews,
}))

export const Engagement = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<EngagementSkeleton />}>
      <LoadedEngagement id={id} />
    </Suspense>
  )
}

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
  return (
    <>
      <PageTitle title={`${engagement.number}, ${engagement.title}`} />
      <meta name="robots" content="noindex" />
      <EngagementHeader engagement={engagement} />
      <EngagementStatus engagement={engagement} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <LatestEvents engagement={engagement} />
          <Suspense>
            <EngagementReviews engagement={engagement} />
          </Suspense>
          <EngagementActions engagement={engagement} provider={provider} />
          <EngagementConversation id={engagement.id} />
        </div>
        <aside className={styles.side} aria-label="About this order">
          <Participants engagement={engagement} />
          <MoneySummary engagement={engagement} />
          <Timeline engagement={engagement} />
        </aside>
      </div>
    </>
  )
}
