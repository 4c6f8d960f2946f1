import { openChannel, type SiteState } from '../channel'

/** The state as a page sees it: the site worker of another build has another version. */
export type PageState = SiteState | { name: 'other version' }

/** The folder of the demonstration, and the file name of its site worker. */
export interface Build {
  base: string
  siteWorker: string
}

export interface Site {
  state: () => PageState
  subscribe: (listener: () => void) => () => void
  /** Resolves once the marketplace answers the requests of this page. */
  opened: Promise<void>
  /** Removes everything that is kept in this browser, and loads all pages again. */
  reset: () => void
  /** Loads all pages again, with the newest build. */
  reloadAll: () => Promise<void>
}

/** Starts the site worker in this tab, once no other tab has one: a database has one owner. Rejects if its files can't be loaded. */
const ownSite = ({ base, siteWorker }: Build) =>
  navigator.locks.request(`marque ${base}`, () => {
    const worker = new Worker(new URL(siteWorker, base), { type: 'module' })
    // The lock is held until the tab is closed, unless the worker can't start.
    return new Promise<never>((_, reject) => {
      worker.onerror = () => {
        worker.terminate()
        reject(new Error('Files of the demonstration could not be loaded.'))
      }
      worker.onmessage = () => {
        worker.onerror = null
      }
    })
  })

/** Resolves once the service worker answers the requests of this page. */
const serveByWorker = async (base: string) => {
  const { serviceWorker } = navigator
  const { active, installing } = await serviceWorker.register(new URL('service-worker.js', base), { scope: base })
  if (serviceWorker.controller) return
  await new Promise<unknown>((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('This browser could not keep the demonstration.'))
    })
    // A reload that ignores caches isn't served by the worker, though it is active.
    active?.postMessage('claim')
  })
}

/** Activates the service worker of a newer build, which otherwise waits until all tabs are closed. */
const activateNewest = async (base: string) => {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.getRegistration(base)
  const newest = registration?.waiting ?? registration?.installing
  if (!newest) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, ACTIVATE_WITHIN_MS)
    newest.postMessage('activate')
  })
}

const ACTIVATE_WITHIN_MS = 5_000

/** Starts the marketplace in this browser, or joins that of another tab. */
export const startSite = (build: Build): Site => {
  const { base, siteWorker } = build
  const listeners = new Set<() => void>()
  let state: PageState = { name: 'preparing', step: 'Loading', done: 0 }
  let resolveOpen = () => {}
  const open = new Promise<void>((resolve) => {
    resolveOpen = resolve
  })

  const enter = (next: PageState) => {
    state = next
    if (state.name === 'open') resolveOpen()
    for (const listener of listeners) listener()
  }
  const fail = (error: unknown) =>
    enter({ name: 'failed', reason: error instanceof Error ? error.message : String(error), remedy: 'retry' })

  const { send } = openChannel(base, (message) => {
    if (message.kind === 'removed') startAfresh(base)
    else if (message.kind === 'reload') location.reload()
    else if (message.kind === 'state') enter(message.version === siteWorker ? message.state : { name: 'other version' })
  })

  const served = async () => {
    if (!('serviceWorker' in navigator) || !('locks' in navigator))
      throw new Error('Browsers run the demonstration only at an address that begins with https, or on localhost.')
    ownSite(build).catch(fail)
    send({ kind: 'hello' })
    await serveByWorker(base)
  }
  const ready = served()
  ready.catch(fail)

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    opened: Promise.all([open, ready]).then(() => {}),
    reset: () => send({ kind: 'reset' }),
    reloadAll: async () => {
      await activateNewest(base)
      send({ kind: 'reload' })
      location.reload()
    },
  }
}

/** What the client keeps beside the marketplace, whose ids it holds. */
const ofMarketplace = /^(user(:|$)|cart$|checkout$|dismissed-notices$)/

const startAfresh = (base: string) => {
  for (const key of Object.keys(localStorage)) if (ofMarketplace.test(key)) localStorage.removeItem(key)
  // Drafts of forms, whose keys have the ids of the marketplace.
  sessionStorage.clear()
  location.replace(base)
}

/** Makes the service worker keep all files, so that every page is there offline, when the page has nothing else to do. */
export const keepFiles = () => {
  const keep = () => navigator.serviceWorker.controller?.postMessage('keep files')
  if ('requestIdleCallback' in window) requestIdleCallback(keep)
  else setTimeout(keep, 1_000)
}
