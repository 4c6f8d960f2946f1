import { useParams, useSearchParams } from 'react-router-dom'
import { ListingBrowser } from '../../features/filter/listing-browser'
import { parseListingQuery } from '../../features/filter/listing-query'
import { TitlePage } from '../../features/page/title-page'
import { UnknownPage } from '../../features/page/unknown-page'
import { type Kind, kinds } from './kinds'
import { MarketplaceListDocument } from './marketplace-list.generated'

export const MarketplaceList = () => {
  const { kind } = useParams()
  const known = kinds.get(kind)
  return known ? <List path={`/marketplace/${kind}`} kind={known} /> : <UnknownPage />
}

const List = ({ path, kind: { words, ...listings } }: { path: string; kind: Kind }) => {
  const [params] = useSearchParams()
  return (
    <TitlePage {...words} trail={[{ to: '/marketplace', label: 'Marketplace' }]}>
      <ListingBrowser
        document={MarketplaceListDocument}
        path={path}
        query={{ ...parseListingQuery(params), tab: undefined }}
        {...listings}
      />
    </TitlePage>
  )
}
