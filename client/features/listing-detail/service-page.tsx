import type { FragmentType } from '@apollo/client'
import { ListingDetail, ListingNotFound } from './listing-detail'
import type { ListingDetail_ListingFragment } from './listing-detail.generated'
import { ServiceContent } from './service-content'
import type { ServiceContent_ServiceFragment } from './service-content.generated'

interface Props {
  service: (FragmentType<ListingDetail_ListingFragment> & FragmentType<ServiceContent_ServiceFragment>) | null
  /** The canonical path, if the page has another. */
  path?: string
}

export const ServicePage = ({ service, path }: Props) =>
  service ? (
    <ListingDetail listing={service} path={path}>
      <ServiceContent service={service} />
    </ListingDetail>
  ) : (
    <ListingNotFound kind="SERVICE" />
  )
