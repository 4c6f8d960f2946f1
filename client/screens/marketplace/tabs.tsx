import { Link } from 'react-router-dom'
import { type ListingQuery, listingSearch } from '../../features/listing-browser/listing-query'
import type { FilterCategories } from '../../features/listing-browser/use-listings'
import styles from './tabs.module.css'

interface Props {
  query: ListingQuery
  /** Undefined while they load. */
  categories: FilterCategories | undefined
}

/** Links to the two lists; filters apply to both. */
export const Tabs = ({ query, categories }: Props) => {
  const tab = (name: ListingQuery['tab'], label: string, count: number | undefined) => (
    <li>
      <Link
        className={styles.tab}
        to={`/marketplace${listingSearch({ ...query, tab: name })}`}
        aria-current={query.tab === name ? 'page' : undefined}
        preventScrollReset
      >
        {label} <sup>{count?.toLocaleString('en-US')}</sup>
      </Link>
    </li>
  )
  return (
    <nav aria-label="Kinds of listings">
      <ul className={styles.tabs}>
        {tab(
          undefined,
          'Products',
          categories?.reduce((sum, { productCount }) => sum + productCount, 0),
        )}
        {tab(
          'services',
          'Services',
          categories?.reduce((sum, { serviceCount }) => sum + serviceCount, 0),
        )}
      </ul>
    </nav>
  )
}
