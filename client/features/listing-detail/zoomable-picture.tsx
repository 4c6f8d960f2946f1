import type { ReactNode } from 'react'
import styles from './listing-detail.module.css'
import { uncroppedPicture } from './uncropped-picture'

interface Props {
  picture: string
  /** Its place among the pictures of the listing. */
  index: number
  children: ReactNode
}

/** A link to the whole picture, which `ListingExtras` opens in a dialog. */
export const ZoomablePicture = ({ picture, index, children }: Props) => (
  <a
    className={styles.zoom}
    href={uncroppedPicture(picture)}
    data-picture={index}
    aria-label={`Enlarge picture ${index + 1}`}
  >
    {children}
  </a>
)
