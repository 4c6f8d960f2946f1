import { ERA_MS, eraOf } from '../../../modules/search/search-text'
import { eraKey } from './search-keys'

/** More eras are read as fast without their keys. */
const MAX_ERAS = 64
/** The number of eras that are read at once, as a multiple of those that should hold enough hits. */
const MARGIN = 3

/**
 * The keys of the eras that should hold `limit` hits, from the first of the nearest listings on, if hits are as frequent there as
 * among these. Their farther half tells how much time lies between two listings. Empty if there would be too many eras.
 */
export const eraKeysWithin = (near: readonly { createdAt: string }[], hits: number, limit: number) => {
  const half = Math.floor(near.length / 2)
  const [first, middle, last] = [near[0], near[half], near.at(-1)]
  if (!first || !middle || !last) return []
  const end = Date.parse(last.createdAt)
  const msPerListing = (Date.parse(middle.createdAt) - end) / (near.length - half)
  const listings = (MARGIN * limit * near.length) / Math.max(1, hits)
  const [newest, oldest] = [eraOf(first.createdAt), Math.floor((end - listings * msPerListing) / ERA_MS)]
  const count = newest - oldest + 1
  return count > MAX_ERAS ? [] : Array.from({ length: count }, (_, index) => eraKey(newest - index))
}
