import { eraKey } from './search-keys'
import { ERA_MS, eraOf } from './search-text'

/** More eras are read as fast without their keys. */
const MAX_ERAS = 64
/** So many times the eras in which the hits are expected are read at once. */
const MARGIN = 3

/**
 * The keys of the eras from the first of the nearest listings on in which so many hits are expected, if they are as frequent as
 * among these. No keys if these would be too many.
 */
export const eraKeysWithin = (near: readonly { createdAt: string }[], hits: number, limit: number) => {
  const [first, last] = [near[0], near.at(-1)]
  if (!first || !last) return []
  const msPerHit = (Date.parse(first.createdAt) - Date.parse(last.createdAt)) / Math.max(1, hits)
  const count = Math.ceil((MARGIN * limit * msPerHit) / ERA_MS) + 1
  if (count > MAX_ERAS) return []
  const newest = eraOf(first.createdAt)
  return Array.from({ length: count + 1 }, (_, index) => eraKey(newest - index))
}
