import { Suspense, use, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Attempt } from '../../apollo/attempt'
import type { ListingKind } from '../../generated/schema'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { Desk } from '../dashboard/desk'
import { UnsavedGuard } from '../form/unsaved-guard'
import { useListingEditorSuspenseQuery } from './listing-editor.generated'
import { ListingEditorSkeleton } from './listing-editor-skeleton'
import { ListingWorkbench } from './listing-workbench'
import { ownWords } from './own-words'

interface Props {
  kind: ListingKind
  /** Address of the list. */
  path: string
}

/** One listing, to be written, looked at, and published. */
export const ListingEditor = ({ kind, path }: Props) => {
  const { id = '' } = useParams()
  const { noun } = ownWords[kind]
  const attempt = use(Attempt)
  // Apollo keeps an answer for a moment after its page is left: who comes back sooner asks afresh all the same.
  const [visit] = useState(Math.random)
  return (
    <Desk
      title={`Edit ${noun}`}
      sentence="What you type is saved by itself; everybody sees it once you publish it."
      actions={
        <Link className={buttonClass({ variant: 'line', size: 'small' })} to={path}>
          {`All ${noun}s`}
        </Link>
      }
    >
      <UnsavedGuard>
        <Attempt value={attempt + visit}>
          <Suspense key={id} fallback={<ListingEditorSkeleton />}>
            <Editor id={id} path={path} />
          </Suspense>
        </Attempt>
      </UnsavedGuard>
    </Desk>
  )
}

const Editor = ({ id, path }: { id: string; path: string }) => {
  // Writing goes on from what the server has; nothing that the cache still holds will do.
  const { ownListing, viewer, ...around } = useListingEditorSuspenseQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  }).data
  if (!ownListing || !viewer)
    return (
      <Empty title="Not here" text="This listing is not yours, or it has been deleted.">
        <Link className={buttonClass({ variant: 'line' })} to={path}>
          See your listings
        </Link>
      </Empty>
    )
  const { rating, reviewCount } = around.product ?? around.service ?? { rating: 0, reviewCount: 0 }
  return (
    <ListingWorkbench
      listing={ownListing}
      categories={around.categories}
      seller={viewer}
      reviews={{ rating, reviewCount }}
      path={path}
    />
  )
}
