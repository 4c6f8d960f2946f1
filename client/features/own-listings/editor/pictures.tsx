import { useId } from 'react'
import type { ListingKind } from '../../../generated/schema'
import { Button } from '../../../ui/button/button'
import { FieldError } from '../../../ui/form/field'
import { UploadButton } from '../../upload/upload-button'
import type { DraftValues } from '../autosave/draft-values'
import { EntryButtons } from '../entry-list/entry-buttons'
import { moveEntry } from '../entry-list/move-entry'
import { type EntryFocus, useEntryFocus } from '../entry-list/use-entry-focus'
import styles from './pictures.module.css'

interface Props {
  listing: { id: string; kind: ListingKind; category: { slug: string } | null }
  images: string[]
  error: string | undefined
  change: (values: Pick<DraftValues, 'images'>) => void
}

/** Uploaded pictures and the drawn cover, in the order of the public page. */
export const Pictures = ({ listing, images, error, change }: Props) => {
  const id = useId()
  const full = images.length >= MAX_PICTURES
  const drawn = drawnCover(listing, listing.category?.slug)
  const { list, foot, setFocus } = useEntryFocus()
  const apply = (next: string[], focused: EntryFocus) => {
    change({ images: next })
    setFocus(focused)
  }
  // The first uploaded picture replaces the drawn cover.
  const add = (path: string) => change({ images: images.every(isDrawn) ? [path] : [...images, path] })
  return (
    <fieldset className={styles.pictures} aria-describedby={error ? id : undefined}>
      <legend>Pictures</legend>
      <p className={styles.hint}>{`The first is the cover. Up to ${MAX_PICTURES}, each up to 5 MB.`}</p>
      <ol ref={list}>
        {images.map((path, index) => (
          <Picture
            key={path}
            path={path}
            place={index + 1}
            count={images.length}
            move={(by) => apply(moveEntry(images, index, by), { index: index + by, on: by })}
            remove={() =>
              apply(
                images.filter((other) => other !== path),
                { index: Math.min(index, images.length - 2), on: 'remove' },
              )
            }
          />
        ))}
      </ol>
      <div ref={foot} className={styles.choices}>
        <UploadButton label="Upload a picture" purpose="listing" uploaded={add} disabled={full} />
        {!full && !images.some(isDrawn) && (
          <Button variant="quiet" size="small" onClick={() => apply([drawn, ...images], { index: 0, on: 1 })}>
            Use the drawn cover
          </Button>
        )}
      </div>
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  )
}

interface PictureProps {
  path: string
  /** Counted from 1. */
  place: number
  count: number
  move: (by: -1 | 1) => void
  remove: () => void
}

const Picture = ({ path, place, count, move, remove }: PictureProps) => (
  <li className={styles.picture}>
    <img
      src={`${path}?size=card`}
      width="320"
      height="200"
      alt={isDrawn(path) ? `Picture ${place}, drawn` : `Picture ${place}`}
    />
    {place === 1 && <span className={styles.cover}>Cover</span>}
    <EntryButtons
      name={`picture ${place}`}
      isFirst={place === 1}
      isLast={place === count}
      move={move}
      // The drawn cover alone can't be removed: it replaces missing pictures.
      remove={isDrawn(path) && count === 1 ? undefined : remove}
    />
  </li>
)

const MAX_PICTURES = 8

export const isDrawn = (path: string) => path.startsWith('/artwork/cover/')

/** The palettes of listings without a category, as on the server. */
const defaultPalettes: Record<ListingKind, string> = { PRODUCT: 'business-products', SERVICE: 'freelance-services' }

/** The cover that the server draws for a listing, in the style of its category. */
export const drawnCover = ({ id, kind }: { id: string; kind: ListingKind }, category = '') =>
  `/artwork/cover/${category || defaultPalettes[kind]}/${id}.svg`
