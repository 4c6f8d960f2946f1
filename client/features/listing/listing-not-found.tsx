import type { ListingKind } from '../../generated/schema'
import { NotFound } from '../page/errors/not-found'
import { kindTexts } from './kind-texts'

export const ListingNotFound = ({ kind }: { kind: ListingKind }) => {
  const { notFound, list, browse } = kindTexts[kind]
  return (
    <NotFound
      title={notFound}
      text="It may have been withdrawn, or the address is mistyped."
      actions={[{ to: list.to, label: browse }]}
    />
  )
}
