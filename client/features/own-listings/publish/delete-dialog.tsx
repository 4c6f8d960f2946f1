import type { ListingStatus } from '../../../generated/schema'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { titleOrUntitled } from '../../listing/listing-kinds'

interface Props {
  listing: { title: string; status: ListingStatus }
  onYes: () => void
  onNo: () => void
}

export const DeleteDialog = ({ listing, onYes, onNo }: Props) => (
  <ConfirmDialog
    title={`Delete “${titleOrUntitled(listing)}”?`}
    text={`${listing.status === 'PUBLISHED' ? 'It disappears from lists, search and carts at once. ' : ''}Its text and pictures are removed for good; this can’t be undone.`}
    yes="Delete it"
    no="Cancel"
    danger
    onYes={onYes}
    onNo={onNo}
  />
)
