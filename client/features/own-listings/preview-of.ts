import type { ListingCard_ListingFragment } from '../listing/listing-card.generated'
import type { Purchase_ListingFragment } from '../listing-detail/purchase.generated'
import type { Draft } from './draft-keeper'
import { readPrice } from './draft-values'
import type { ListingPreview_CategoryFragment, ListingPreview_SellerFragment } from './listing-preview.generated'
import { ownWords, titleOf } from './own-words'
import { drawnCover, isDrawn } from './picture-order'

interface Props {
  draft: Draft
  categories: readonly ListingPreview_CategoryFragment[]
  seller: ListingPreview_SellerFragment
  reviews: { rating: number; reviewCount: number }
}

export type Preview = ListingCard_ListingFragment & Purchase_ListingFragment

const noCategory = {
  __typename: 'Category',
  id: '',
  name: 'No category yet',
  slug: '',
  icon: '/artwork/ornament/empty.svg',
} as const

/** What is typed, as the public would be told it. */
export const previewOf = ({ draft: { listing, values }, categories, seller, reviews }: Props): Preview => {
  const { id, kind, createdAt } = listing
  const category = categories.find(({ slug }) => slug === values.category) ?? noCategory
  const [first] = values.images
  const { __typename, ...profile } = seller
  return {
    __typename: ownWords[kind].type,
    id,
    createdAt,
    title: titleOf(values),
    price: readPrice(values.price) ?? 0,
    cover: first && !isDrawn(first) ? first : drawnCover(id, category.slug),
    category,
    seller: { __typename: 'Profile', ...profile },
    ...reviews,
  }
}
