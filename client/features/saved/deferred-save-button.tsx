import { useDeferred } from '../../lib/hydration'
import type { SavableListing } from './save-listing-button'

const loadButton = () => import('./save-listing-button').then((loaded) => loaded.SaveListingButton)

/** For the corner of a Plate. Rendered pages are the same for everybody, so the button loads in the browser. */
export const DeferredSaveButton = ({ listing }: { listing: SavableListing }) => {
  const Button = useDeferred(loadButton)
  return Button && <Button listing={listing} />
}
