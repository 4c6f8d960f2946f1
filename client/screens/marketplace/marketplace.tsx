import { useSearchParams } from 'react-router-dom'
import { listingKinds } from '../../features/listing/listing-kinds'
import { ListingBrowser } from '../../features/listing-browser/listing-browser'
import { type ListingQuery, listingSearch, parseListingQuery } from '../../features/listing-browser/listing-query'
import type { FilterCategories } from '../../features/listing-browser/use-listings'
import { Link } from '../../features/page/layout/link'
import { TitlePage } from '../../features/page/layout/title-page'
import { formatCount } from '../../lib/text'
import styles from './marketplace.module.css'

export const Marketplace = () => {
  const [params] = useSearchParams()
  const query = parseListingQuery(params)
  const kind = query.tab === 'services' ? 'SERVICE' : 'PRODUCT'
  return (
    <TitlePage
      title="Marketplace"
      description="Templates, reports and IP assets to buy today, and fixed-price work by brokers and freelancers: everything on Marque, by category, price and rating."
      lead="Templates, reports and IP assets to buy today, and work to have done for you."
    >
      <ListingBrowser
        path="/marketplace"
        query={query}
        kind={kind}
        noun={listingKinds[kind].noun}
        emptyTitle="No items found"
        header={(categories) => <Tabs query={query} categories={categories} />}
      />
    </TitlePage>
  )
}

interface Props {
  query: ListingQuery
  /** Undefined while loading. */
  categories: FilterCategories | undefined
}

/** The links keep the filters, but those that only services have: on products they would filter unseen. */
const Tabs = ({ query, categories }: Props) => {
  const tab = (change: Partial<ListingQuery> & Pick<ListingQuery, 'tab'>, label: string, count: number | undefined) => (
    <li>
      <Link
        className={styles.tab}
        to={`/marketplace${listingSearch({ ...query, ...change })}`}
        aria-current={query.tab === change.tab ? 'page' : undefined}
        preventScrollReset
      >
        {label} <sup>{count !== undefined && formatCount(count)}</sup>
      </Link>
    </li>
  )
  return (
    <nav aria-label="Kinds of listings">
      <ul className={styles.tabs}>
        {tab(
          { tab: undefined, role: undefined, days: undefined },
          'Products',
          categories?.reduce((sum, { productCount }) => sum + productCount, 0),
        )}
        {tab(
          { tab: 'services' },
          'Services',
          categories?.reduce((sum, { serviceCount }) => sum + serviceCount, 0),
        )}
      </ul>
    </nav>
  )
}
