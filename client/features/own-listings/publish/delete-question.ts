import type { ListingStatus } from '../../../generated/schema'
import { titleOrUntitled } from '../../listing/listing-kinds'

export const deleteQuestion = (listing: { title: string; status: ListingStatus }) => ({
  title: `Delete “${titleOrUntitled(listing)}”?`,
  text: `${listing.status === 'PUBLISHED' ? 'It disappears from lists, search and carts at once. ' : ''}Its text and pictures are removed for good; this can’t be undone.`,
  yes: 'Delete it',
  no: 'Cancel',
  danger: true,
})
