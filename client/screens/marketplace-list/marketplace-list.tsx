import { useParams, useSearchParams } from 'react-router-dom'
import { ListingBrowser } from '../../features/listing-browser/listing-browser'
import { parseListingQuery } from '../../features/listing-browser/listing-query'
import { PageNotFound } from '../../features/page/errors/not-found'
import { TitlePage } from '../../features/page/layout/title-page'
import { lists, type MarketplaceListTexts } from './lists'

export const MarketplaceList = () => {
  const { kind } = useParams()
  const list = lists.get(kind)
  return list ? <List path={`/marketplace/${kind}`} list={list} /> : <PageNotFound />
}

const List = ({ path, list: { texts, ...listings } }: { path: string; list: MarketplaceListTexts }) => {
  const [params] = useSearchParams()
  return (
    <TitlePage {...texts} trail={[{ to: '/marketplace', label: 'Marketplace' }]}>
      <ListingBrowser path={path} query={{ ...parseListingQuery(params), tab: undefined }} {...listings} />
    </TitlePage>
  )
}
