import { firstParagraph } from '../listing/first-paragraph'
import { listingPath } from '../listing/listing-path'
import type { Address } from '../page/page-data'
import { ratingData } from '../page/rating-data'
import { sharePicture } from '../page/share-picture'
import type { ListingData_ListingFragment } from './listing-data.generated'

export const listingData = (listing: ListingData_ListingFragment, address: Address) => {
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
