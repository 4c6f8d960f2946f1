import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import panel from '../../features/dashboard/panel.module.css'
import { listingKinds } from '../../features/listing/listing-kinds'
import { DraftEditor } from '../../features/own-listings/editor/draft-editor'
import styles from '../../features/own-listings/editor/draft-editor.module.css'
import { ButtonLink } from '../../features/page/layout/links'
import type { ListingKind } from '../../generated/schema'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { useListingEditorSuspenseQuery } from './listing-editor.generated'

interface Props {
  kind: ListingKind
  /** The path of the list of listings. */
  path: string
}

export const ListingEditor = ({ kind, path }: Props) => {
  const { id = '' } = useParams()
  const { noun } = listingKinds[kind]
  // Apollo keeps a suspense query for a short time after its component unmounts: a new key makes each visit refetch.
  const [visitKey] = useState(Math.random)
  return (
    <DashboardPage
      title={`Edit ${noun}`}
      lead="Your changes are saved automatically and become public when you publish them."
      actions={
        <ButtonLink size="small" to={path}>
          {`All ${noun}s`}
        </ButtonLink>
      }
    >
      <Suspense key={id} fallback={<ListingEditorSkeleton />}>
        <Editor id={id} path={path} visitKey={visitKey} />
      </Suspense>
    </DashboardPage>
  )
}

const Editor = ({ id, path, visitKey }: { id: string; path: string; visitKey: number }) => {
  // Autosave must start from the server's version, not from the cache.
  const { ownListing, viewer, categories, product, service } = useListingEditorSuspenseQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    queryKey: visitKey,
  }).data
  if (!ownListing || !viewer)
    return (
      <Empty title="Listing not found" text="It belongs to another account or has been deleted.">
        <ButtonLink to={path}>See your listings</ButtonLink>
      </Empty>
    )
  const { rating, reviewCount } = product ?? service ?? { rating: 0, reviewCount: 0 }
  return (
    <DraftEditor
      listing={ownListing}
      categories={categories}
      seller={viewer}
      reviews={{ rating, reviewCount }}
      path={path}
    />
  )
}

const ListingEditorSkeleton = () => (
  <Loading label="Loading the listing">
    <div className={styles.editor}>
      <div className={panel.panel}>
        <div className={styles.skeleton}>
          {['2.75rem', '16rem', '2.8rem', '10rem'].map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </div>
      </div>
      <div className={styles.side}>
        <Skeleton height="14rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  </Loading>
)
