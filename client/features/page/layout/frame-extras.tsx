import { useEffect } from 'react'
import { markBrokenImages } from '../../../ui/feedback/broken-images'
import { FloatingNotice } from '../../../ui/feedback/floating-notice'
import { SandboxOffer } from '../../sandbox-link/sandbox-offer'
import { BrowserNotices } from '../../site-notice/browser-notices'
import { useOnline } from '../errors/use-online'

/** Offline notice, notices of the admins, handling of broken images, and the link to the sandbox. Loaded after the page. */
export const FrameExtras = () => {
  const online = useOnline()
  useEffect(() => markBrokenImages(document), [])
  return (
    <>
      <FloatingNotice tone="wait">{!online && <p>You are offline. What is open stays readable.</p>}</FloatingNotice>
      <BrowserNotices />
      <SandboxOffer />
    </>
  )
}
