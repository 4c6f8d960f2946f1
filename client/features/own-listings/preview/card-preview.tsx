import { ListingCardView } from '../../listing/listing-card'
import styles from './listing-preview.module.css'
import { type PreviewProps, previewListing } from './preview-listing'

/** Inert, like the preview of the page: the form has the same content. */
export const CardPreview = (props: PreviewProps) => (
  <div inert className={styles.card}>
    <ListingCardView listing={previewListing(props)} />
  </div>
)
