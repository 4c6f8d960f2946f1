import { type ReactNode, use } from 'react'
import styles from './listing-detail.module.css'
import { OpenPictureRef } from './open-picture'
import { uncroppedPicture } from './uncropped-picture'

interface Props {
  picture: string
  /** Its place among the pictures of the listing. */
  index: number
  children: ReactNode
}

/** A link to the whole picture, which `ListingExtras` opens in a dialog. */
export const ZoomablePicture = ({ picture, index, children }: Props) => {
  const open = use(OpenPictureRef)
  return (
    <a
      className={styles.zoom}
      href={uncroppedPicture(picture)}
      onClick={(event) => open.current?.(event, index)}
      aria-label={`Enlarge picture ${index + 1}`}
    >
      {children}
    </a>
  )
}
