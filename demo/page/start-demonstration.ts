import { databaseFolderOf, nameOf, openChannel, type SiteState } from '../channel'
import { removeDatabases } from './remove-databases'
import { type Build, runSiteWorker } from './run-site-worker'
import { activateNewest, serveByWorker } from './serve-by-worker'

/** The state as a page sees it: the site worker of another build has another version. */
export type PageState = SiteState | { name: 'other version' }

export interface Site {
  state: () => PageState
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Resolves once the marketplace answers the requests of this page. */
  opened: Promise<void>
  /** Tells why this page can't go on. */
  fail: (error: unknown) => void
  /** Removes everything that is kept in this browser, whatever the state is, and loads all pages again. */
  reset: () => void
  /** Loads all pages again, with the newest build. */
  reloadAll: () => Promise<void>
}

/** The time without news after which a page says so. Later news replace what it says. */
const PATIENCE_MS = 30_000

/** Starts the marketplace in this browser, or joins that of another tab. */
export const startDemonstration = (build: Build): Site => {
  const { base, siteWorker } = build
  const listeners = new Set<() => void>()
  let state: PageState = { name: 'preparing', step: 'Loading', done: 0 }
  let isServed = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let resolveOpened = () => {}
  const opened = new Promise<void>((resolve) => {
    resolveOpened = resolve
  })

  const enter = (next: PageState) => {
    clearTimeout(patience)
    state = next
    if (state.name === 'preparing') patience = setTimeout(fail, PATIENCE_MS, new Error(SILENCE))
    if (state.name === 'open') resolveOpened()
    for (const listener of listeners) listener()
  }
  const fail = (error: unknown) =>
    enter({ name: 'failed', reason: error instanceof Error ? error.message : String(error) })

  const { send } = openChannel(base, (message) => {
    if (message.kind === 'removed') startAfresh(base)
    else if (message.kind === 'reload') location.reload()
    else if (message.kind === 'state' && isServed)
      enter(message.version === siteWorker ? message.state : { name: 'other version' })
  })

  const serve = async () => {
    if (!('serviceWorker' in navigator) || !('locks' in navigator))
      throw new Error('Browsers run the demonstration only at an address that begins with https, or on localhost.')
    runSiteWorker(build).catch(fail)
    await serveByWorker(base)
    isServed = true
    send({ kind: 'hello' })
  }

  const reset = async () => {
    // Without locks there is no site worker, and no database.
    if (!('locks' in navigator)) return startAfresh(base)
    // The page that has the site worker loses the lock by it, and ends the worker.
    await navigator.locks.request(nameOf(base), { steal: true }, async () => {
      await removeDatabases(databaseFolderOf(base))
      send({ kind: 'removed' })
      startAfresh(base)
    })
  }

  enter(state)
  serve().catch(fail)

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    opened,
    fail,
    reset: () => void reset().catch(fail),
    reloadAll: async () => {
      await activateNewest(base)
      send({ kind: 'reload' })
      location.reload()
    },
  }
}

const SILENCE = 'The marketplace of this browser does not answer. A slow device may need more time.'

/** The entries of the client's local storage that hold ids of the marketplace. */
const ofMarketplace = /^(user(:|$)|cart$|checkout$|dismissed-notices$)/

const startAfresh = (base: string) => {
  for (const key of Object.keys(localStorage)) if (ofMarketplace.test(key)) localStorage.removeItem(key)
  // Drafts of forms, whose keys have the ids of the marketplace.
  sessionStorage.clear()
  location.replace(base)
}
