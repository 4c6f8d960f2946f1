import { openChannel, type SiteState } from '../channel'

/** Starts the site worker in this tab, once no other tab has one: a database has one owner. */
const ownSite = (base: string) =>
  navigator.locks.request(`marque ${base}`, () => {
    new Worker(new URL('site-worker.js', base), { type: 'module' })
    // The lock is held until the tab is closed.
    return new Promise<never>(() => {})
  })

/** Resolves once the service worker answers the requests of this page. */
const serveByWorker = async (base: string) => {
  const { serviceWorker } = navigator
  const { active } = await serviceWorker.register(new URL('service-worker.js', base), { scope: base })
  if (serviceWorker.controller) return
  const served = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  // A reload that ignores caches isn't served by the worker, though it is active.
  active?.postMessage('claim')
  await served
}

export interface Site {
  isLasting: boolean
  /** Removes everything that is kept in this browser, and loads the page again. */
  reset: () => void
}

/** What the client keeps beside the marketplace, whose ids it holds. */
const ofMarketplace = /^(user(:|$)|cart$|checkout$|dismissed-notices$)/

/** Starts the marketplace in this browser, or joins that of another tab. Resolves once it answers. */
export const startSite = async (
  base: string,
  onState: (state: SiteState, reset: () => void) => void,
): Promise<Site> => {
  if (!('serviceWorker' in navigator) || !('locks' in navigator))
    throw new Error('This browser runs the demonstration only at an address that begins with https, or on localhost.')
  const opened = new Promise<Site>((resolve, reject) => {
    const reset = () => send({ kind: 'reset' })
    const { send } = openChannel(base, (message) => {
      if (message.kind === 'removed') return startAfresh(base)
      if (message.kind !== 'state') return
      onState(message.state, reset)
      if (message.state.name === 'open') resolve({ isLasting: message.state.isLasting, reset })
    })
    ownSite(base).catch(reject)
    send({ kind: 'hello' })
  })
  const [site] = await Promise.all([opened, serveByWorker(base)])
  return site
}

const startAfresh = (base: string) => {
  for (const key of Object.keys(localStorage)) if (ofMarketplace.test(key)) localStorage.removeItem(key)
  location.replace(base)
}

/** Makes the service worker keep all files, so that every page is there offline. */
export const keepFiles = () => navigator.serviceWorker.controller?.postMessage('keep files')
