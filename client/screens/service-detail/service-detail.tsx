import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ListingDetailSkeleton } from '../../features/listing-detail/listing-detail-skeleton'
import { ServicePage } from '../../features/listing-detail/service-page'
import { useServiceDetailSuspenseQuery } from './service-detail.generated'

export const ServiceDetail = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<ListingDetailSkeleton kind="SERVICE" />}>
      <Detail id={id} />
    </Suspense>
  )
}

const Detail = ({ id }: { id: string }) => (
  <ServicePage service={useServiceDetailSuspenseQuery({ variables: { id } }).data.service} />
)
