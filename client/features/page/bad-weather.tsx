import { useEffect } from 'react'
import { watchImages } from '../../ui/broken-images'
import { OfflineNotice } from './offline-notice'

// One chunk with all that is needed when nothing can be fetched any more.
export { FailedPart } from './failed-part'
export { FailurePanel } from './failure-panel'

/** What no page needs while all goes well. */
export const BadWeather = () => {
  useEffect(() => watchImages(document), [])
  return <OfflineNotice />
}
