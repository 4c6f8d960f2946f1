import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { OrderNotFound } from '../../features/engagement/order-not-found'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import { Work } from './work'
import { useWorkroomSuspenseQuery } from './workroom.generated'
import { WorkroomSkeleton } from './workroom-skeleton'

/** One piece of business: where it stands, and what can be done about it. */
export const Workroom = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<WorkroomSkeleton />}>
      <Room id={id} />
    </Suspense>
  )
}

const Room = ({ id }: { id: string }) => {
  const { engagement, paymentProvider } = useWorkroomSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  }).data
  if (!engagement) return <OrderNotFound />
  return (
    <UnsavedGuard>
      <Work engagement={engagement} provider={paymentProvider} />
    </UnsavedGuard>
  )
}
