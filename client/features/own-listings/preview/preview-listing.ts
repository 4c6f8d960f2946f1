import { parsePrice } from '../../../lib/parse-price'
import { parseWholeNumber } from '../../form/number-fields'
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated'
import { titleOrUntitled } from '../../listing/listing-kinds'
import type { PurchaseProps } from '../../listing-detail/purchase'
import type { Draft } from '../autosave/autosave'
import { drawnCover, isDrawn } from '../editor/pictures'
import type { ListingPreview_CategoryFragment, ListingPreview_SellerFragment } from './listing-preview.generated'
import { previewOptions, pricedByPackages } from './preview-options'

export interface PreviewProps {
  draft: Draft
  categories: readonly ListingPreview_CategoryFragment[]
  seller: ListingPreview_SellerFragment
  reviews: { rating: number; reviewCount: number }
}

type PreviewListing = ListingCard_ListingFragment & PurchaseProps['listing']

const icon = '/artwork/ornament/empty.svg'
const noCategory = { __typename: 'Category', id: '', name: 'No category yet', slug: '', icon } as const

/** The listing that public pages would show for the draft. */
export const previewListing = ({
  draft: { listing, values },
  categories,
  seller,
  reviews,
}: PreviewProps): PreviewListing => {
  const { id, kind, createdAt } = listing
  const category = categories.find(({ slug }) => slug === values.category) ?? noCategory
  const [first] = values.images
  const { __typename, ...profile } = seller
  const { packages, extras, teamLicence } = previewOptions(values.options)
  const content = {
    id,
    createdAt,
    title: titleOrUntitled(values),
    ...pricedByPackages(values.options, {
      price: parsePrice(values.price) ?? 0,
      deliveryDays: Math.max(0, parseWholeNumber(values.deliveryDays) ?? 0),
    }),
    cover: first && !isDrawn(first) ? first : drawnCover(listing, category.slug),
    category,
    seller: { __typename: 'Profile' as const, ...profile },
    ...reviews,
  }
  return kind === 'SERVICE'
    ? { __typename: 'Service', ...content, packages, extras }
    : { __typename: 'Product', ...content, teamLicence }
}
