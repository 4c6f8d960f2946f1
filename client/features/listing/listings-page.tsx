import { type ReactNode, Suspense } from 'react'
import { Container } from '../../ui/container'
import { Breadcrumb } from '../navigation/breadcrumb'
import { PageMeta } from '../page/page-meta'
import { ListingListSkeleton } from './listing-list-skeleton'
import styles from './listings-page.module.css'

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
export const ListingsPage = ({ title, description, lead, loading, children }: Props) => (
  <div className={styles.screen}>
    <PageMeta title={title} description={description} />
    <Container>
      <Breadcrumb trail={[{ to: '/', label: 'Home' }]} current={title} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <Suspense fallback={<ListingListSkeleton label={loading} />}>{children}</Suspense>
    </Container>
  </div>
)
