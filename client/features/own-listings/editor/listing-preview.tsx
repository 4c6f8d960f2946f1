import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { parsePrice } from '../../../lib/parse-price'
import { Plate } from '../../../ui/layout/plate'
import { Paragraphs } from '../../../ui/text/paragraphs'
import { Panel } from '../../dashboard/panel'
import { ListingCardView } from '../../listing/listing-card'
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated'
import { ListingCover } from '../../listing/listing-cover'
import { kindOf, listingKinds, titleOrUntitled } from '../../listing/listing-kinds'
import detail from '../../listing-detail/listing-detail.module.css'
import { Purchase, type PurchaseProps } from '../../listing-detail/purchase'
import { Included } from '../../listing-detail/service-page'
import { PackageComparison } from '../../listing-options/package-comparison'
import type { Draft } from '../autosave/autosave'
import { type DraftValues, parseTags } from '../autosave/draft-values'
import { previewOptions, pricedByPackages } from '../options/preview-options'
import type { ListingPreview_CategoryFragment, ListingPreview_SellerFragment } from './listing-preview.generated'
import styles from './listing-preview.module.css'
import { drawnCover, isDrawn } from './pictures'

/** Inert, like the preview of the page: the form has the same content. */
export const CardPreview = ({ listing }: { listing: PreviewListing }) => (
  <div inert className={styles.card}>
    <ListingCardView listing={listing} />
  </div>
)

export const PagePreview = ({ listing, values }: { listing: PreviewListing; values: DraftValues }) => {
  const region = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#preview') region.current?.scrollIntoView()
  }, [hash])
  const { noun } = listingKinds[kindOf(listing)]
  const isProduct = listing.__typename === 'Product'
  const options = previewOptions(values.options)
  return (
    <div ref={region} id="preview" className={styles.page}>
      <Panel title="On its page">
        <div inert className={styles.sheet}>
          <div className={detail.detail}>
            <div className={detail.cover}>
              <Plate>
                <ListingCover cover={listing.cover} size="large" eager />
              </Plate>
            </div>
            <Purchase preview listing={listing} options={options} tags={isProduct ? parseTags(values.tags) : []} />
            <div className={detail.prose}>
              {listing.hasPackages && (
                <>
                  <h2>The packages</h2>
                  <PackageComparison packages={options.packages} />
                </>
              )}
              <h2>{`About this ${noun}`}</h2>
              <Paragraphs text={values.description.trim() || 'Your description will appear here.'} />
              {!isProduct && (
                <>
                  <h2>What is included</h2>
                  <Included packaged={listing.hasPackages} />
                </>
              )}
            </div>
          </div>
        </div>
      </Panel>
    </div>
  )
}

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
  return {
    __typename: listingKinds[kind].typename,
    id,
    createdAt,
    title: titleOrUntitled(values),
    ...pricedByPackages(previewOptions(values.options), {
      price: parsePrice(values.price) ?? 0,
      deliveryDays: /^\d{1,3}$/.test(values.deliveryDays) ? Number(values.deliveryDays) : 0,
    }),
    cover: first && !isDrawn(first) ? first : drawnCover(id, category.slug),
    category,
    seller: { __typename: 'Profile', ...profile },
    ...reviews,
  }
}
