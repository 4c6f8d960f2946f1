import { useDeferred } from '../../lib/use-deferred'
import type { SavableListing } from './save-button'

const loadButton = () => import('./save-listing-button').then((loaded) => loaded.SaveListingButton)

/** For the corner of a Plate. Rendered pages are the same for everybody, so the button loads in the browser. */
export const DeferredSaveButton = ({ listing }: { listing: SavableListing }) => {
  const Button = useDeferred(loadButton)
  return Button && <Button listing={listing} />
}
