import { createPath, type DataRouter, type RouteObject, type To } from 'react-router-dom'
import { createInitialRouter, currentLocation, isSameLocation } from './initial-router'

type Subscriber = Parameters<DataRouter['subscribe']>[0]
type ScrollRestoration = Parameters<DataRouter['enableScrollRestoration']>
type Blocker = Parameters<DataRouter['getBlocker']>[1]
type NavigateOptions = Parameters<DataRouter['navigate']>[1]
type CreateRouter = (routes: RouteObject[], options: { rendered: boolean }) => Promise<DataRouter>

interface Options {
  routes: RouteObject[]
  /** Loads the routes of a path that are not among `routes`. */
  discover: (path: string) => Promise<RouteObject[]>
  /** Loads the function that creates React Router's router, with `rendered` if the page of the current address is shown. */
  load: () => Promise<CreateRouter>
}

/**
 * A router that shows the first page, and hands over to React Router's router when that has loaded: after the page, or with the first
 * navigation, which waits for it.
 */
export const createDeferredRouter = async ({ routes: known, discover, load }: Options) => {
  const location = currentLocation()
  const routes = [...known, ...(await discover(location.pathname))]
  const initial = await createInitialRouter(routes, location)
  const subscribers = new Set<Subscriber>()
  const notify: Subscriber = (...update) => {
    for (const subscriber of subscribers) subscriber(...update)
  }
  const blockers = new Map<string, Blocker>()
  let scrollRestoration: ScrollRestoration | undefined
  let disableScrollRestoration = () => {}
  let router: DataRouter | undefined
  let loading: Promise<DataRouter | undefined> | undefined

  const handOver = async () => {
    const createRouter = await load()
    const rendered = isSameLocation(currentLocation(), location)
    const loaded = await createRouter(routes, { rendered })
    loaded.subscribe(notify)
    for (const [key, blocker] of blockers) loaded.getBlocker(key, blocker)
    router = loaded
    if (!rendered) notify(loaded.state, { deletedFetchers: [], newErrors: null, flushSync: false })
    if (scrollRestoration) disableScrollRestoration = loaded.enableScrollRestoration(...scrollRestoration)
    return loaded
  }
  /** Resolves with undefined if the router fails to load; the next call tries again. */
  const loadOnce = () => {
    loading ??= handOver().catch(() => {
      loading = undefined
      return undefined
    })
    return loading
  }
  window.addEventListener('popstate', async () => {
    if (await loadOnce()) return
    const { pathname, search } = currentLocation()
    if (pathname !== location.pathname || search !== location.search) window.location.reload()
  })

  function navigate(to: number): Promise<void>
  function navigate(to: To | null, options?: NavigateOptions): Promise<void>
  async function navigate(to: To | number | null, options?: NavigateOptions) {
    const loaded = await loadOnce()
    if (typeof to === 'number') return loaded ? loaded.navigate(to) : history.go(to)
    if (loaded) return loaded.navigate(to, options)
    window.location.assign(typeof to === 'string' ? to : createPath(to ?? {}))
  }

  const deferred: DataRouter = {
    ...initial,
    get state() {
      return (router ?? initial).state
    },
    get routes() {
      return (router ?? initial).routes
    },
    get manifest() {
      return (router ?? initial).manifest
    },
    navigate,
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    enableScrollRestoration: (...given) => {
      scrollRestoration = given
      if (router) disableScrollRestoration = router.enableScrollRestoration(...given)
      return () => {
        scrollRestoration = undefined
        disableScrollRestoration()
      }
    },
    getBlocker: (key, blocker) => {
      blockers.set(key, blocker)
      return (router ?? initial).getBlocker(key, blocker)
    },
    deleteBlocker: (key) => {
      blockers.delete(key)
      router?.deleteBlocker(key)
    },
  }
  return { router: deferred, preload: loadOnce }
}
