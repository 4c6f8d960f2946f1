import { uploadIdOf } from '../upload/upload.service'
import type { OwnListingRow } from './own-listing.row'

type Listing = Pick<OwnListingRow, 'id' | 'kind'>

/** Before a category is chosen. */
const usualPalette = { product: 'business-products', service: 'freelance-services' } as const

/** The cover of a listing without pictures of its own, in the manner of its category. */
export const drawnCover = ({ id, kind }: Listing, slug: string | undefined, seed = id) =>
  `/artwork/cover/${slug ?? usualPalette[kind]}/${seed}.svg`

/**
 * Pictures as they are kept: uploads as they are, drawn ones in the manner of the category, and without any the drawn cover.
 * Undefined where a path is neither.
 */
export const ownImages = (listing: Listing, slug: string | undefined, paths: readonly string[]) => {
  const images: string[] = []
  for (const path of new Set(paths)) {
    const seed = path.match(/^\/artwork\/cover\/[a-z-]+\/([a-z0-9-]+)\.svg$/)?.[1]
    if (isUpload(path)) images.push(path)
    else if (seed === listing.id || seed === `${listing.id}-inside`) images.push(drawnCover(listing, slug, seed))
    else return undefined
  }
  return images.length > 0 ? images : [drawnCover(listing, slug)]
}

export const isUpload = (path: string) => uploadIdOf(path) !== undefined
