import { ListingDetailSkeleton } from '../../features/listing-detail/listing-detail-skeleton'
import { ServicePage } from '../../features/listing-detail/service-page'
import { ByParam } from '../../features/page/layout/by-param'
import { useServiceDetailSuspenseQuery } from './service-detail.generated'

export const ServiceDetail = () => (
  <ByParam fallback={<ListingDetailSkeleton kind="SERVICE" />}>{(id) => <Detail id={id} />}</ByParam>
)

const Detail = ({ id }: { id: string }) => (
  <ServicePage service={useServiceDetailSuspenseQuery({ variables: { id } }).data.service} />
)
