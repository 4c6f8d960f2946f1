import { useEffect } from 'react'
import { watchImages } from '../../ui/broken-images'
import { SandboxOffer } from '../sandbox-link/sandbox-offer'
import { OfflineNotice } from './offline-notice'

// One chunk with all that is needed when nothing can be fetched any more.
export { FailedPart } from './failed-part'
export { FailurePanel } from './failure-panel'

/** What no page needs while all goes well, and what is for developers. */
export const BadWeather = () => {
  useEffect(() => watchImages(document), [])
  return (
    <>
      <OfflineNotice />
      <SandboxOffer />
    </>
  )
}
