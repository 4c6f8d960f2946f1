import { listingPath } from '../../lib/paths'
import { firstParagraph } from '../../lib/text'
import { sharePicture } from '../page/head/page-meta'
import { ratingData } from '../page/head/structured-data'
import type { AbsoluteUrl } from '../page/page-contexts'
import type { ListingDetail_ListingFragment } from './listing-detail.generated'

export const listingStructuredData = (listing: ListingDetail_ListingFragment, address: AbsoluteUrl) => {
  const { id, title, description, cover, category, seller } = listing
  const url = address(listingPath(listing))
  const offeredBy = seller.company
    ? { '@type': 'Organization', name: seller.company.name, url: address(`/company/${seller.company.id}`) }
    : { '@type': 'Person', name: seller.name }
  return {
    '@type': listing.__typename,
    name: title,
    description: firstParagraph(description),
    image: address(sharePicture(cover)),
    url,
    category: category.name,
    ...(listing.__typename === 'Product' ? { sku: id } : { serviceType: category.name, provider: offeredBy }),
    offers: {
      '@type': 'Offer',
      price: listing.price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url,
      seller: offeredBy,
    },
    aggregateRating: ratingData(listing),
  }
}
