import { NotFound } from '../page/not-found'
import { type ListingKind, words } from './words'

export const ListingNotFound = ({ kind }: { kind: ListingKind }) => {
  const { unknown, list, browse } = words[kind]
  return (
    <NotFound
      title={unknown}
      text="It may have been withdrawn, or the address has a slip in it."
      actions={[{ to: list.to, label: browse }]}
    />
  )
}
