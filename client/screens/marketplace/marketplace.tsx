import { listParams, searchOf } from '../../features/facets/facet-address'
import { useListParams } from '../../features/facets/facet-toolbar'
import { listingKinds } from '../../features/listing/listing-kinds'
import { ListingBrowser } from '../../features/listing-browser/listing-browser'
import { useSiteNavigationQuery } from '../../features/navigation/site-navigation.generated'
import { Link } from '../../features/page/layout/link'
import { TitlePage } from '../../features/page/layout/title-page'
import type { ListingKind } from '../../generated/schema'
import { formatCount } from '../../lib/text'
import styles from './marketplace.module.css'

export const Marketplace = () => {
  const kind = useListParams().get('tab') === 'services' ? 'SERVICE' : 'PRODUCT'
  return (
    <TitlePage
      title="Marketplace"
      description="Templates, reports and IP assets to buy today, and fixed-price work by brokers and freelancers: everything on Marque, by category, price and rating."
      lead="Templates, reports and IP assets to buy today, and work to have done for you."
    >
      <Tabs kind={kind} />
      <ListingBrowser
        all={kind === 'SERVICE' ? '/marketplace?tab=services' : '/marketplace'}
        kind={kind}
        noun={listingKinds[kind].noun}
        emptyTitle="No items found"
      />
    </TitlePage>
  )
}

/** The links keep the filters, but those that only services have: on products they would filter unseen. */
const Tabs = ({ kind }: { kind: ListingKind }) => {
  const params = useListParams()
  const categories = useSiteNavigationQuery().data?.categories
  const tab = (of: ListingKind, change: Record<string, string>, count: number | undefined) => (
    <li>
      <Link
        className={styles.tab}
        to={`/marketplace${searchOf(listParams(params, change))}`}
        aria-current={kind === of ? 'page' : undefined}
        preventScrollReset
      >
        {listingKinds[of].plural} <sup>{count !== undefined && formatCount(count)}</sup>
      </Link>
    </li>
  )
  return (
    <nav aria-label="Kinds of listings">
      <ul className={styles.tabs}>
        {tab(
          'PRODUCT',
          { tab: '', role: '', days: '' },
          categories?.reduce((sum, { productCount }) => sum + productCount, 0),
        )}
        {tab(
          'SERVICE',
          { tab: 'services' },
          categories?.reduce((sum, { serviceCount }) => sum + serviceCount, 0),
        )}
      </ul>
    </nav>
  )
}
