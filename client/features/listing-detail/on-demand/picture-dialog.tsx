import { type KeyboardEvent, useState } from 'react'
import { iconButtonClass } from '../../../ui/button/icon-button'
import { classes } from '../../../ui/classes'
import { Modal } from '../../../ui/feedback/modal'
import { Icon } from '../../../ui/icon/icon'
import { uncroppedPicture } from '../uncropped-picture'
import styles from './picture-dialog.module.css'

interface Props {
  title: string
  pictures: readonly string[]
  /** The index of the picture that was pressed. */
  first: number
  onClose: () => void
}

/** The pictures of a listing, each in whole. A press enlarges it beyond the window, which scrolls; two fingers zoom as on any page. */
export const PictureDialog = ({ title, pictures, first, onClose }: Props) => {
  const [index, setIndex] = useState(first)
  const [enlarged, setEnlarged] = useState(false)
  const show = (next: number) => {
    if (!(next in pictures)) return
    setIndex(next)
    setEnlarged(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // An enlarged picture scrolls by the arrow keys.
    if (enlarged) return
    if (key === 'ArrowLeft') show(index - 1)
    if (key === 'ArrowRight') show(index + 1)
  }
  const count = `Picture ${index + 1} of ${pictures.length}`
  return (
    <Modal className={styles.dialog} aria-label={`Pictures of ${title}`} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <button type="button" className={iconButtonClass} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className={classes(iconButtonClass, styles.back)}
              aria-label="Previous picture"
              aria-disabled={index === 0}
              onClick={() => show(index - 1)}
            >
              <Icon name="right" />
            </button>
            <p role="status">{count}</p>
            <button
              type="button"
              className={iconButtonClass}
              aria-label="Next picture"
              aria-disabled={index === pictures.length - 1}
              onClick={() => show(index + 1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      <div className={styles.stage}>
        <button
          type="button"
          className={styles.picture}
          aria-pressed={enlarged}
          aria-label="Enlarge"
          onClick={() => setEnlarged(!enlarged)}
        >
          <img key={index} src={uncroppedPicture(pictures[index] ?? '')} alt="" />
        </button>
      </div>
    </Modal>
  )
}
