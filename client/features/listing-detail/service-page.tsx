import type { FragmentType } from '@apollo/client'
import { Included } from './included'
import { ListingDetail } from './listing-detail'
import type { ListingDetail_ListingFragment } from './listing-detail.generated'
import { ListingNotFound } from './listing-not-found'

interface Props {
  service: FragmentType<ListingDetail_ListingFragment> | null
  /** The canonical path, if the page has another. */
  path?: string
}

export const ServicePage = ({ service, path }: Props) =>
  service ? (
    <ListingDetail listing={service} path={path}>
      <h2>What is included</h2>
      <Included />
    </ListingDetail>
  ) : (
    <ListingNotFound kind="SERVICE" />
  )
