import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { OrderNotFound } from '../../features/engagement/order-not-found'
import { PageTitle } from '../../features/page/head/page-meta'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { lazyPart } from '../../lib/lazy-named'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import {
  EngagementDocument,
  type EngagementPage_EngagementFragment,
  useEngagementPage_EngagementFragment,
  useEngagementSuspenseQuery,
} from './engagement.generated'
import styles from './engagement.module.css'
import { EngagementAside } from './engagement-aside'
import { EngagementMain } from './engagement-main'
import { EngagementHeader } from './header/engagement-header'
import { EngagementStatus } from './status/engagement-status'

// Lazy: it shows nothing before the order changes.
const LiveEngagement = lazyPart(() => import('./live/live-engagement'), 'LiveEngagement')

export const Engagement = () => (
  <KeyedByParam fallback={<EngagementSkeleton />}>{(id) => <LoadedEngagement id={id} />}</KeyedByParam>
)

const LoadedEngagement = ({ id }: { id: string }) => {
  const { engagement, paymentProvider } = dataOrThrow(useEngagementSuspenseQuery({ variables: { id }, ...revalidate }))
  if (!engagement) return <OrderNotFound />
  return <EngagementPage engagement={engagement} provider={paymentProvider} />
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
  return (
    <>
      <PageTitle title={`${engagement.number}, ${engagement.title}`} />
      <meta name="robots" content="noindex" />
      <LiveEngagement
        id={engagement.id}
        version={engagement.version}
        updatedAt={engagement.updatedAt}
        isFormOpen={isFormOpen}
        refetch={refetch}
      />
      <EngagementHeader engagement={engagement} />
      <EngagementStatus engagement={engagement} />
      <div className={styles.columns}>
        <EngagementMain engagement={engagement} provider={provider} onOpen={setFormOpen} />
        <EngagementAside engagement={engagement} />
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
