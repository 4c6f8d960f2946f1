import { uploadIdOf } from '../upload/upload.service'
import type { OwnListingRow } from './own-listing.row'

type Listing = Pick<OwnListingRow, 'id' | 'kind'>

/** The palettes of listings without a category. */
const defaultPalettes = { product: 'business-products', service: 'freelance-services' } as const

/** The generated cover of a listing without uploads, in its category's palette. */
export const drawnCover = ({ id, kind }: Listing, slug: string | undefined, seed = id) =>
  `/artwork/cover/${slug ?? defaultPalettes[kind]}/${seed}.svg`

/**
 * The picture paths to store: uploads unchanged, generated pictures in the category's palette. Without any, the generated cover.
 * Undefined if a path is neither an upload nor one of the listing's generated pictures.
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
