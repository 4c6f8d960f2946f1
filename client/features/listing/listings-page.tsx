import { type ReactNode, Suspense } from 'react'
import { TitlePage } from '../page/title-page'
import { ListingListSkeleton } from './listing-list-skeleton'

interface Props {
  title: string
  /** For search engines. */
  description: string
  /** Stands below the title. */
  lead: string
  /** What a skeleton says while the list is on its way. */
  loading: string
  children: ReactNode
}

/** All there is of one kind. */
export const ListingsPage = ({ loading, children, ...words }: Props) => (
  <TitlePage {...words}>
    <Suspense fallback={<ListingListSkeleton label={loading} />}>{children}</Suspense>
  </TitlePage>
)
