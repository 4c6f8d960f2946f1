import { type ReactNode, use } from 'react'
import { Container } from '../../ui/container'
import { Paragraphs } from '../../ui/paragraphs'
import { Plate } from '../../ui/plate'
import { firstParagraph } from '../listing/first-paragraph'
import { ListingCover } from '../listing/listing-cover'
import { Breadcrumb } from '../navigation/breadcrumb'
import { PageData } from '../page/page-data'
import { PageMeta } from '../page/page-meta'
import { PrintHead } from '../page/print-head'
import { Reviews } from '../review/reviews'
import { LateHeart } from '../saved/late-heart'
import { listingData } from './listing-data'
import type { ListingDetail_ListingFragment } from './listing-detail.generated'
import styles from './listing-detail.module.css'
import { Purchase } from './purchase'
import { Related } from './related'
import { useSeen } from './use-seen'
import { words } from './words'

interface Props {
  listing: ListingDetail_ListingFragment
  /** The canonical address, where it is not this one. */
  path?: string | undefined
  tags?: readonly string[]
  /** Stands below the description. */
  children?: ReactNode
}

/** All about one product or service. */
export const ListingDetail = ({ listing, path, tags, children }: Props) => {
  const { id, title, description, category, cover, related, rating, reviewCount, seller } = listing
  useSeen(id)
  const { noun, list } = words[listing.__typename]
  if (import.meta.env.SSR) use(PageData)((address) => listingData(listing, address))
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
              <LateHeart listing={listing} />
            </Plate>
          </div>
          <Purchase listing={listing} tags={tags} />
          <div className={styles.prose}>
            <h2>{`About this ${noun}`}</h2>
            <Paragraphs text={description} />
            {children}
            <Reviews of={id} by={seller.name} rating={rating} reviewCount={reviewCount} />
          </div>
        </div>
      </Container>
      <Related listings={related} category={category} />
    </>
  )
}
