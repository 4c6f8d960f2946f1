import type { FragmentType } from '@apollo/client'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { useDeferred } from '../../lib/hydration'
import { loadOnDemand } from '../../lib/style-sheets'
import { firstParagraph } from '../../lib/text'
import { Container } from '../../ui/layout/container'
import { Plate } from '../../ui/layout/plate'
import { Section } from '../../ui/layout/section'
import { Paragraphs } from '../../ui/text/paragraphs'
import { kindTexts } from '../listing/kind-texts'
import { ListingCard } from '../listing/listing-card'
import { ListingCover } from '../listing/listing-cover'
import { ListingGrid } from '../listing/listing-grid'
import { kindOf, listingKinds } from '../listing/listing-kinds'
import { Packages } from '../listing-options/lazy-options'
import { PageMeta } from '../page/head/page-meta'
import { Breadcrumb } from '../page/layout/breadcrumb'
import { MoreLink } from '../page/layout/more-link'
import { PrintHead } from '../page/layout/print-head'
import { StructuredData } from '../page/page-contexts'
import { ReportLink } from '../report/report-link'
import { Reviews } from '../review/reviews'
import { DeferredSaveButton } from '../saved/deferred-save-button'
import { type ListingDetail_ListingFragment, useListingDetail_ListingFragment } from './listing-detail.generated'
import styles from './listing-detail.module.css'
import { listingStructuredData } from './listing-structured-data'
import { type OpenPicture, OpenPictureRef } from './open-picture'
import { Purchase } from './purchase'
import { ZoomablePicture } from './zoomable-picture'

interface Props {
  listing: FragmentType<ListingDetail_ListingFragment>
  /** The canonical path, if the page has another. */
  path?: string | undefined
  tags?: readonly string[]
  /** The cover first. */
  pictures?: readonly string[]
  /** Rendered below the description. */
  children?: ReactNode
}

const loadExtras = () => loadOnDemand(() => import('./on-demand/listing-extras')).then((loaded) => loaded.ListingExtras)

export const ListingDetail = ({ listing: from, path, tags, pictures, children }: Props) => {
  const listing = useListingDetail_ListingFragment(from)
  const { id, title, description, category, cover, related, rating, reviewCount, seller } = listing
  useRecordView(id)
  const actions = useRef<HTMLDivElement>(null)
  const openPicture = useRef<OpenPicture>(null)
  const Extras = useDeferred(loadExtras)
  const kind = kindOf(listing)
  const { list } = kindTexts[kind]
  if (import.meta.env.SSR) use(StructuredData)((address) => listingStructuredData(listing, address))
  return (
    <OpenPictureRef value={openPicture}>
      <PageMeta title={title} description={firstParagraph(description)} path={path} picture={cover} type="product" />
      <PrintHead path={path} />
      <Container>
        <Breadcrumb
          trail={[{ to: '/', label: 'Home' }, list, { to: `/category/${category.slug}`, label: category.name }]}
          current={title}
        />
        <div className={styles.detail}>
          <div className={styles.cover}>
            <Plate>
              <ZoomablePicture picture={cover} index={0}>
                <ListingCover cover={cover} size="large" eager />
              </ZoomablePicture>
              <DeferredSaveButton listing={listing} />
            </Plate>
          </div>
          <Purchase listing={listing} tags={tags} actions={actions} />
          <div className={styles.prose}>
            {listing.__typename === 'Service' && listing.hasPackages && <Packages packages={listing.packages} />}
            <h2>{`About this ${listingKinds[kind].noun}`}</h2>
            <Paragraphs text={description} />
            {children}
            <Reviews subjectId={id} sellerName={seller.name} rating={rating} reviewCount={reviewCount} />
            <ReportLink about={{ listingId: id }} what={`this ${listingKinds[kind].noun}`} />
          </div>
        </div>
      </Container>
      {Extras && (
        <Extras listing={listing} pictures={pictures ?? [cover]} actions={actions} openPicture={openPicture} />
      )}
      <Related listings={related} category={category} />
    </OpenPictureRef>
  )
}

interface RelatedProps {
  listings: ListingDetail_ListingFragment['related']
  category: ListingDetail_ListingFragment['category']
}

const Related = ({ listings, category }: RelatedProps) =>
  listings.length === 0 ? (
    <div className={styles.end} />
  ) : (
    <div className="screen-only">
      <Section
        title="Related listings"
        more={<MoreLink to={`/category/${category.slug}`}>{`More in ${category.name}`}</MoreLink>}
      >
        <ListingGrid columns={4}>
          {listings.map((listing) => (
            <ListingCard key={listing.id} listing={listing} />
          ))}
        </ListingGrid>
      </Section>
    </div>
  )

/** Reports a view of a listing to the server, which counts views without identifying visitors. */
const useRecordView = (id: string) => useEffect(() => void navigator.sendBeacon?.(`/views/${id}`), [id])
