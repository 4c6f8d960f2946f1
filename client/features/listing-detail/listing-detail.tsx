import { type ReactNode, use } from 'react'
import { firstParagraph } from '../../lib/text'
import { Container } from '../../ui/layout/container'
import { Plate } from '../../ui/layout/plate'
import { Paragraphs } from '../../ui/text/paragraphs'
import { ListingCover } from '../listing/listing-cover'
import { kindOf, listingKinds } from '../listing/listing-kinds'
import { PageMeta } from '../page/head/page-meta'
import { Breadcrumb } from '../page/layout/breadcrumb'
import { PrintHead } from '../page/layout/print-head'
import { StructuredData } from '../page/page-contexts'
import { Reviews } from '../review/reviews'
import { DeferredSaveButton } from '../saved/deferred-save-button'
import { kindTexts } from './kind-texts'
import type { ListingDetail_ListingFragment } from './listing-detail.generated'
import styles from './listing-detail.module.css'
import { listingStructuredData } from './listing-structured-data'
import { Purchase } from './purchase/purchase'
import { Related } from './related'
import { useRecordView } from './use-record-view'

interface Props {
  listing: ListingDetail_ListingFragment
  /** The canonical path, if the page has another. */
  path?: string | undefined
  tags?: readonly string[]
  /** Rendered below the description. */
  children?: ReactNode
}

/** The detail page of a product or service. */
export const ListingDetail = ({ listing, path, tags, children }: Props) => {
  const { id, title, description, category, cover, related, rating, reviewCount, seller } = listing
  useRecordView(id)
  const kind = kindOf(listing)
  const { list } = kindTexts[kind]
  if (import.meta.env.SSR) use(StructuredData)((address) => listingStructuredData(listing, address))
  return (
    <>
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
              <ListingCover cover={cover} size="large" eager />
              <DeferredSaveButton listing={listing} />
            </Plate>
          </div>
          <Purchase listing={listing} tags={tags} />
          <div className={styles.prose}>
            <h2>{`About this ${listingKinds[kind].noun}`}</h2>
            <Paragraphs text={description} />
            {children}
            <Reviews subjectId={id} sellerName={seller.name} rating={rating} reviewCount={reviewCount} />
          </div>
        </div>
      </Container>
      <Related listings={related} category={category} />
    </>
  )
}
