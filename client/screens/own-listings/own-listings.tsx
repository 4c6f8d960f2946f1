import { Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { listingKinds } from '../../features/listing/listing-kinds'
import { NewListing } from '../../features/own-listings/list/new-listing'
import { OwnListingsSkeleton, OwnListingTable } from '../../features/own-listings/list/own-listing-table'
import type { ListingKind } from '../../generated/schema'

interface Props {
  kind: ListingKind
  /** The path of this page; the editor of a listing is at this path and the listing's id. */
  path: string
}

export const OwnListings = ({ kind, path }: Props) => {
  const { noun, plural } = listingKinds[kind]
  return (
    <DashboardPage
      title={plural}
      lead={`All your ${noun}s, last changed first.`}
      actions={<NewListing kind={kind} path={path} />}
    >
      <Suspense fallback={<OwnListingsSkeleton label={`Loading your ${noun}s`} />}>
        <OwnListingTable kind={kind} path={path} />
      </Suspense>
    </DashboardPage>
  )
}
