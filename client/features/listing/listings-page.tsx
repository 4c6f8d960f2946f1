import { type ReactNode, Suspense } from 'react'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { TitlePage } from '../page/layout/title-page'
import styles from '../pagination/list-count.module.css'
import { ListingGridSkeleton } from './listing-grid'

interface Props {
  title: string
  /** For search engines. */
  description: string
  /** The line below the title. */
  lead: string
  /** The skeleton's label while the list loads. */
  loading: string
  children: ReactNode
}

export const ListingsPage = ({ loading, children, ...texts }: Props) => (
  <TitlePage {...texts}>
    <Suspense fallback={<ListingListSkeleton label={loading} />}>{children}</Suspense>
  </TitlePage>
)

const ListingListSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={styles.countSkeleton}>
      <Skeleton width="5rem" height="0.75rem" />
    </div>
    <ListingGridSkeleton action />
  </Loading>
)
