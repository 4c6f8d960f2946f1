import { download } from '../../client/lib/download/download'

/**
 * Keeps navigations that the product's code begins by an absolute address, such as `/login`, within the folder of the demonstration, and
 * makes downloads by a request, which the service worker sees.
 */
export const keepNavigationsWithin = (base: string) => {
  const { origin, pathname: folder } = new URL(base)
  window.navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination
    const { pathname, search, hash } = new URL(url)
    // The origin of a blob is that of its page.
    if (!url.startsWith(`${origin}/`) || !event.cancelable || event.navigationType === 'traverse') return
    if (event.downloadRequest !== null) {
      event.preventDefault()
      void downloadByRequest(url, event.downloadRequest)
    } else if (!`${pathname}/`.startsWith(folder)) {
      event.preventDefault()
      location.assign(`${folder}${pathname.slice(1)}${search}${hash}`)
    }
  })
}

const downloadByRequest = async (url: string, name: string) => {
  const response = await fetch(url)
  if (!response.ok) return alert(await response.text())
  download(name || url.slice(url.lastIndexOf('/') + 1), await response.blob())
}
