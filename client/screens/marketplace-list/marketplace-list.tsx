import { useParams, useSearchParams } from 'react-router-dom'
import { ListingBrowser } from '../../features/filter/listing-browser'
import { listingFilter, parseListingQuery, sorts } from '../../features/filter/listing-query'
import { pageSize, shown } from '../../features/listing/shown'
import { TitlePage } from '../../features/page/title-page'
import { UnknownPage } from '../../features/page/unknown-page'
import { type Kind, kinds } from './kinds'
import { MarketplaceListDocument, useMarketplaceListQuery } from './marketplace-list.generated'

export const MarketplaceList = () => {
  const { kind } = useParams()
  const known = kinds.get(kind)
  return known ? <List path={`/marketplace/${kind}`} kind={known} /> : <UnknownPage />
}

const List = ({ path, kind }: { path: string; kind: Kind }) => {
  const { noun, none, ofServices, sellerRole, ...words } = kind
  const [params] = useSearchParams()
  const query = { ...parseListingQuery(params), tab: undefined }
  const asked = {
    filter: { ...listingFilter(query), sellerRole: sellerRole ?? null },
    sort: sorts[query.sort],
    ofServices,
  }
  // Not by Suspense: the list that was stays, dimmed, until the next is there, while the controls change at once.
  const { data, previousData, error, refetch, client } = useMarketplaceListQuery({
    variables: { ...asked, first: shown(params) },
  })
  const latest = data ?? previousData
  // Once a list has stood here, the page stays, and says in the place of the next that it did not come.
  if (error && !latest) throw error
  const { categories } = latest ?? {}
  return (
    <TitlePage {...words} trail={[{ to: '/marketplace', label: 'Marketplace' }]}>
      <ListingBrowser
        path={path}
        query={query}
        noun={noun}
        none={none}
        categories={categories}
        // A category knows how many services it has, not how many of them by freelancers.
        count={sellerRole ? undefined : ({ serviceCount, productCount }) => (ofServices ? serviceCount : productCount)}
        list={ofServices ? latest?.services : latest?.products}
        pending={!data && !error}
        error={error}
        again={() => refetch().catch(() => {})}
        load={async (after) => {
          const variables = { ...asked, first: pageSize, after }
          const more = await client.query({ query: MarketplaceListDocument, variables, fetchPolicy: 'no-cache' })
          return more.data?.services ?? more.data?.products
        }}
        keep={(list, first) =>
          client.writeQuery({
            query: MarketplaceListDocument,
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
