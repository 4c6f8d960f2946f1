/**
 * Gives a page the address that the product's router knows. 404.html sends visitors of any address to `start.html`, with that address
 * after the `#`; hosts show the prerendered pages with a slash at their end, or as `index.html`.
 */
export const restoreAddress = (base: string) => {
  const { pathname, search, hash } = location
  const path = pathname.slice(new URL(base).pathname.length)
  const isStart = /^start(\.html)?$/.test(path)
  const address = isStart
    ? decodeURIComponent(hash.slice(1))
    : path.replace(/(\/|(^|\/)index\.html)$/, '') + search + hash
  makeAddressesAbsolute()
  history.replaceState(null, '', new URL(`./${address}`, base))
}

/** A prerendered page has addresses relative to its own. */
const makeAddressesAbsolute = () => {
  for (const name of ['href', 'src'])
    for (const element of document.querySelectorAll(`[${name}^='.']`)) {
      const { pathname, search, hash } = new URL(element.getAttribute(name) ?? '', document.baseURI)
      element.setAttribute(name, pathname + search + hash)
    }
}
