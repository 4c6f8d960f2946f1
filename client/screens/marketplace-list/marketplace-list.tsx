import { useParams } from 'react-router-dom'
import { ListingBrowser } from '../../features/listing-browser/listing-browser'
import { PageNotFound } from '../../features/page/errors/not-found'
import { TitlePage } from '../../features/page/layout/title-page'
import type { ListingKind, UserRole } from '../../generated/schema'

export const MarketplaceList = () => {
  const { kind = '' } = useParams()
  const list = lists.get(kind)
  if (!list) return <PageNotFound />
  const { page, ...browserProps } = list
  return (
    <TitlePage {...page} trail={[{ to: '/marketplace', label: 'Marketplace' }]}>
      <ListingBrowser all={`/marketplace/${kind}`} {...browserProps} />
    </TitlePage>
  )
}

interface List {
  page: {
    title: string
    description: string
    heading: string
    lead: string
    current?: string
  }
  noun: string
  kind: ListingKind
  sellerRole?: UserRole
}

/** The lists by the last segment of their path. */
const lists = new Map<string, List>([
  [
    'products',
    {
      page: {
        title: 'Marketplace: Products',
        description: 'Templates, reports and IP assets on Marque, by category, price and rating.',
        heading: 'Products',
        lead: 'Templates, reports and IP assets, ready to use the day you buy them.',
      },
      noun: 'product',
      kind: 'PRODUCT',
    },
  ],
  [
    'services',
    {
      page: {
        title: 'Marketplace: Services',
        description: 'Filings, searches, drafting and design on Marque, by category, price and rating.',
        heading: 'Services',
        lead: 'Filings, searches, drafting and design at a price you see before you ask.',
      },
      noun: 'service',
      kind: 'SERVICE',
    },
  ],
  [
    'freelancers',
    {
      page: {
        title: 'Marketplace: Freelancers',
        description: 'Fixed-price work by freelancers on Marque, by category, price and rating.',
        heading: 'Freelancer services',
        lead: 'Fixed-price work by independent people: you know who does it before you ask.',
        current: 'Freelancers',
      },
      noun: 'freelancer service',
      kind: 'SERVICE',
      sellerRole: 'FREELANCER',
    },
  ],
])
