import type { ListingKind } from '../../generated/schema'
import { listingPath } from '../listing/listing-path'
import { ownWords } from './own-words'

/** Where everybody sees it. */
export const publicPath = ({ id, kind }: { id: string; kind: ListingKind }) =>
  listingPath({ __typename: ownWords[kind].type, id })
