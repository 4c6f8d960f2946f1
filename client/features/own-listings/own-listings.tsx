import { Suspense } from 'react'
import type { ListingKind } from '../../generated/schema'
import { Desk } from '../dashboard/desk'
import { NewListing } from './new-listing'
import { OwnListingTable } from './own-listing-table'
import { OwnListingsSkeleton } from './own-listings-skeleton'
import { ownWords } from './own-words'

interface Props {
  kind: ListingKind
  /** Address of the list; the editors lie below it. */
  path: string
}

/** What a seller offers, and what can be done with it. */
export const OwnListings = ({ kind, path }: Props) => {
  const { title, noun } = ownWords[kind]
  return (
    <Desk
      title={title}
      sentence={`Every ${noun} you sell or are writing, last changed first.`}
      actions={<NewListing kind={kind} path={path} />}
    >
      <Suspense fallback={<OwnListingsSkeleton label={`Loading your ${noun}s`} />}>
        <OwnListingTable kind={kind} path={path} />
      </Suspense>
    </Desk>
  )
}
