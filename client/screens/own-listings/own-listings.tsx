import { Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { listingKinds } from '../../features/listing/listing-kinds'
import { NewListing } from '../../features/own-listings/list/new-listing'
import { OwnListingsSkeleton, OwnListingTable } from '../../features/own-listings/list/own-listing-table'
import type { ListingKind } from '../../generated/schema'

interface Props {
  kind: ListingKind
  /** Path of the list; the editor's path extends it. */
  path: string
}

/** A seller's own listings. */
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
