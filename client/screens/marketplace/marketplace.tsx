import { useSearchParams } from 'react-router-dom'
import { listingKinds } from '../../features/listing/listing-kinds'
import { ListingBrowser } from '../../features/listing-browser/listing-browser'
import { parseListingQuery } from '../../features/listing-browser/listing-query'
import { TitlePage } from '../../features/page/layout/title-page'
import { Tabs } from './tabs'

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
