import type { ListingStatus } from '../../../generated/schema'
import { titleOrUntitled } from '../../listing/listing-kinds'
import { Confirm } from './confirm'
import { useListingActions } from './use-listing-actions'

interface Props {
  listing: { id: string; title: string; status: ListingStatus }
  close: () => void
  deleted: () => void
}

export const ConfirmDelete = ({ listing, close, deleted }: Props) => {
  const { remove } = useListingActions()
  return (
    <Confirm
      label="Delete this listing"
      confirmLabel="Delete it"
      act={() => remove(listing.id)}
      done={deleted}
      close={close}
    >
      <b>{`Delete “${titleOrUntitled(listing)}”?`}</b>
      {listing.status === 'PUBLISHED' && ' It goes out of lists, search and carts at once.'}
      {' Its text and pictures are removed for good; this can’t be undone.'}
    </Confirm>
  )
}
