import { useHref } from 'react-router-dom'
import { Button } from '../../ui/button/button'
import { useCopy } from '../../ui/form/use-copy'

/** Shares the link of a listing by the device where it can, and copies it elsewhere. */
export const ShareButton = ({ title, path }: { title: string; path: string }) => {
  const url = new URL(useHref(path), window.location.href).href
  const { copy, message } = useCopy(url, `The link could not be copied: ${url}`)
  // Closing the list of apps rejects, which is no failure.
  const share = () => ('share' in navigator ? navigator.share({ title, url }).catch(() => {}) : copy())
  return (
    <>
      <Button variant="line" size="small" aria-label={`Share: ${title}`} onClick={() => void share()}>
        Share
      </Button>
      <span role="status">{message}</span>
    </>
  )
}
