import { useId } from 'react'
import { Button } from '../../ui/button'
import { UploadButton } from '../upload/upload-button'
import type { DraftValues } from './draft-values'
import { Picture } from './picture'
import { drawnCover, isDrawn, mostPictures, moved } from './picture-order'
import styles from './pictures.module.css'

interface Props {
  listing: { id: string; category: { slug: string } | null }
  images: string[]
  error: string | undefined
  change: (values: Pick<DraftValues, 'images'>) => void
}

/** Uploads and the drawn cover, in the order in which they are shown. */
export const Pictures = ({ listing, images, error, change }: Props) => {
  const id = useId()
  const full = images.length >= mostPictures
  const drawn = drawnCover(listing.id, listing.category?.slug)
  // A first picture of one's own is the cover; the drawn one was only its stand-in.
  const add = (path: string) => change({ images: images.every(isDrawn) ? [path] : [...images, path] })
  return (
    <fieldset className={styles.pictures} aria-describedby={error ? id : undefined}>
      <legend>Pictures</legend>
      <p className={styles.hint}>{`The first is the cover. Up to ${mostPictures}, each up to 5 MB.`}</p>
      <ol>
        {images.map((path, index) => (
          <Picture
            key={path}
            path={path}
            place={index + 1}
            of={images.length}
            move={(by) => change({ images: moved(images, index, by) })}
            remove={() => change({ images: images.filter((other) => other !== path) })}
          />
        ))}
      </ol>
      <div className={styles.choices}>
        <UploadButton label="Upload a picture" purpose="listing" size="small" uploaded={add} disabled={full} />
        {!full && !images.some(isDrawn) && (
          <Button variant="quiet" size="small" onClick={() => change({ images: [drawn, ...images] })}>
            Use the drawn cover
          </Button>
        )}
      </div>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
