import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Plate } from '../../../ui/layout/plate'
import { Paragraphs } from '../../../ui/text/paragraphs'
import { Panel } from '../../dashboard/panel'
import { ListingCover } from '../../listing/listing-cover'
import { kindOf, listingKinds } from '../../listing/listing-kinds'
import detail from '../../listing-detail/listing-detail.module.css'
import { Purchase } from '../../listing-detail/purchase'
import { ServiceContent } from '../../listing-detail/service-content/service-content'
import { Packages } from '../../listing-options/packages'
import { parseTags } from '../autosave/draft-values'
import { toPublicContent } from '../content/content-values'
import styles from './listing-preview.module.css'
import { type PreviewProps, previewListing } from './preview-listing'

export const PagePreview = (props: PreviewProps) => {
  const { values } = props.draft
  const listing = previewListing(props)
  const region = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#preview') region.current?.scrollIntoView()
  }, [hash])
  const { noun } = listingKinds[kindOf(listing)]
  const isProduct = listing.__typename === 'Product'
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
            <Purchase preview listing={listing} tags={isProduct ? parseTags(values.tags) : []} />
            <div className={detail.prose}>
              {!isProduct && listing.hasPackages && <Packages packages={listing.packages} />}
              <h2>{`About this ${noun}`}</h2>
              <Paragraphs text={values.description.trim() || 'Your description will appear here.'} />
              {!isProduct && <ServiceContent {...toPublicContent(values)} hasPackages={listing.hasPackages} />}
            </div>
          </div>
        </div>
      </Panel>
    </div>
  )
}
