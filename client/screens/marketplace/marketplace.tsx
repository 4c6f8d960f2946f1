import { useSearchParams } from 'react-router-dom'
import { ListingBrowser } from '../../features/filter/listing-browser'
import { parseListingQuery } from '../../features/filter/listing-query'
import { TitlePage } from '../../features/page/title-page'
import { MarketplaceDocument } from './marketplace.generated'
import { Tabs } from './tabs'

export const Marketplace = () => {
  const [params] = useSearchParams()
  const query = parseListingQuery(params)
  const ofServices = query.tab === 'services'
  return (
    <TitlePage
      title="Marketplace"
      description="Templates, reports and IP assets to buy today, and fixed-price work by brokers and freelancers: everything on Marque, by category, price and rating."
      lead="Templates, reports and IP assets to buy today, and work to have done for you."
    >
      <ListingBrowser
        document={MarketplaceDocument}
        path="/marketplace"
        query={query}
        ofServices={ofServices}
        noun={ofServices ? 'service' : 'product'}
        none="No items found"
        above={(categories) => <Tabs query={query} categories={categories} />}
      />
    </TitlePage>
  )
}
