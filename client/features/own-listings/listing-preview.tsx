import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Paragraphs } from '../../ui/paragraphs'
import { Plate } from '../../ui/plate'
import { Panel } from '../dashboard/panel'
import { ListingCard } from '../listing/listing-card'
import { ListingCover } from '../listing/listing-cover'
import { Included } from '../listing-detail/included'
import detail from '../listing-detail/listing-detail.module.css'
import { Purchase } from '../listing-detail/purchase'
import { words } from '../listing-detail/words'
import { type DraftValues, readTags } from './draft-values'
import styles from './listing-preview.module.css'
import type { Preview } from './preview-of'

/** Both are to be looked at, not pressed: what they say is in the form already. */
export const CardPreview = ({ listing }: { listing: Preview }) => (
  <div inert className={styles.card}>
    <ListingCard listing={listing} />
  </div>
)

export const PagePreview = ({ listing, values }: { listing: Preview; values: DraftValues }) => {
  const region = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#preview') region.current?.scrollIntoView()
  }, [hash])
  const { noun } = words[listing.__typename]
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
            <Purchase listing={listing} tags={isProduct ? readTags(values.tags) : []} />
            <div className={detail.prose}>
              <h2>{`About this ${noun}`}</h2>
              <Paragraphs text={values.description.trim() || 'Your description will stand here.'} />
              {!isProduct && (
                <>
                  <h2>What is included</h2>
                  <Included />
                </>
              )}
            </div>
          </div>
        </div>
      </Panel>
    </div>
  )
}
