import { ListingDetailSkeleton } from '../../features/listing-detail/listing-detail-skeleton'
import { ServicePage } from '../../features/listing-detail/service-page'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { useServiceDetailSuspenseQuery } from './service-detail.generated'

export const ServiceDetail = () => (
  <KeyedByParam fallback={<ListingDetailSkeleton kind="SERVICE" />}>{(id) => <Detail id={id} />}</KeyedByParam>
)

const Detail = ({ id }: { id: string }) => (
  <ServicePage service={useServiceDetailSuspenseQuery({ variables: { id } }).data.service} />
)
