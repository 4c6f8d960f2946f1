import { useSearchParams } from 'react-router-dom'
import { ListingBrowser } from '../../features/filter/listing-browser'
import { listingFilter, parseListingQuery, sorts } from '../../features/filter/listing-query'
import { pageSize, shown } from '../../features/listing/shown'
import { TitlePage } from '../../features/page/title-page'
import { MarketplaceDocument, useMarketplaceQuery } from './marketplace.generated'
import { Tabs } from './tabs'

export const Marketplace = () => {
  const [params] = useSearchParams()
  const query = parseListingQuery(params)
  const ofServices = query.tab === 'services'
  const asked = { filter: listingFilter(query), sort: sorts[query.sort], ofServices }
  // Not by Suspense: the list that was stays, dimmed, until the next is there, while the controls change at once.
  const { data, previousData, error, refetch, client } = useMarketplaceQuery({
    variables: { ...asked, first: shown(params) },
  })
  const latest = data ?? previousData
  // Once a list has stood here, the page stays, and says in the place of the next that it did not come.
  if (error && !latest) throw error
  const { categories } = latest ?? {}
  return (
    <TitlePage
      title="Marketplace"
      description="Templates, reports and IP assets to buy today, and fixed-price work by brokers and freelancers: everything on Marque, by category, price and rating."
      lead="Templates, reports and IP assets to buy today, and work to have done for you."
    >
      <Tabs query={query} categories={categories} />
      <ListingBrowser
        path="/marketplace"
        query={query}
        noun={ofServices ? 'service' : 'product'}
        none="No items found"
        categories={categories}
        count={({ serviceCount, productCount }) => (ofServices ? serviceCount : productCount)}
        list={ofServices ? latest?.services : latest?.products}
        pending={!data && !error}
        error={error}
        again={() => refetch().catch(() => {})}
        load={async (after) => {
          const variables = { ...asked, first: pageSize, after }
          const more = await client.query({ query: MarketplaceDocument, variables, fetchPolicy: 'no-cache' })
          return more.data?.services ?? more.data?.products
        }}
        keep={(list, first) =>
          client.writeQuery({
            query: MarketplaceDocument,
            variables: { ...asked, first },
            data: {
              categories: categories ?? [],
              ...(list.__typename === 'ServiceConnection' ? { services: list } : { products: list }),
            },
          })
        }
      />
    </TitlePage>
  )
}
