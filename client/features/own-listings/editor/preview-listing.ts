import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated'
import { listingKinds, titleOrUntitled } from '../../listing/listing-kinds'
import type { PurchaseProps } from '../../listing-detail/purchase'
import type { Draft } from '../autosave/autosave'
import { parsePrice } from '../autosave/draft-values'
import { drawnCover, isDrawn } from './listing-pictures'
import type { ListingPreview_CategoryFragment, ListingPreview_SellerFragment } from './listing-preview.generated'

interface Props {
  draft: Draft
  categories: readonly ListingPreview_CategoryFragment[]
  seller: ListingPreview_SellerFragment
  reviews: { rating: number; reviewCount: number }
}

export type PreviewListing = ListingCard_ListingFragment & PurchaseProps['listing']

const noCategory = {
  __typename: 'Category',
  id: '',
  name: 'No category yet',
  slug: '',
  icon: '/artwork/ornament/empty.svg',
} as const

/** The draft as the listing that the public pages would show. */
export const previewListing = ({ draft: { listing, values }, categories, seller, reviews }: Props): PreviewListing => {
  const { id, kind, createdAt } = listing
  const category = categories.find(({ slug }) => slug === values.category) ?? noCategory
  const [first] = values.images
  const { __typename, ...profile } = seller
  return {
    __typename: listingKinds[kind].typename,
    id,
    createdAt,
    title: titleOrUntitled(values),
    price: parsePrice(values.price) ?? 0,
    cover: first && !isDrawn(first) ? first : drawnCover(id, category.slug),
    category,
    seller: { __typename: 'Profile', ...profile },
    ...reviews,
  }
}
