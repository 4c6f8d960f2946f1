import { type ComponentType, lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated'
import type { Hearted } from './heart-button'

interface Props {
  listing: Hearted
}

/** Who can't load it goes without. */
const Heart = lazy(() =>
  import('./heart').then(
    (loaded): { default: ComponentType<Props> } => ({ default: loaded.Heart }),
    () => ({ default: () => null }),
  ),
)

/** For the corner of a Plate. Pages are the same for everybody, and a button needs scripts: it comes after them. */
export const LateHeart = ({ listing }: Props) =>
  useHydrated() && (
    <Suspense>
      <Heart listing={listing} />
    </Suspense>
  )
