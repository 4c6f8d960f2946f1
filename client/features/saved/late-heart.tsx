import { useLate } from '../page/use-late'
import type { Hearted } from './heart-button'

const loadHeart = () => import('./heart').then((loaded) => loaded.Heart)

/** For the corner of a Plate. Pages are the same for everybody, and a button needs scripts: it comes after them. */
export const LateHeart = ({ listing }: { listing: Hearted }) => {
  const Heart = useLate(loadHeart)
  return Heart && <Heart listing={listing} />
}
