import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../../client/apollo/browser-client'
import { App } from '../../client/app'
import { routerInitialized } from '../../client/router-initialized'
import { discover, routes } from '../../client/routes'
import { DemoBar } from './demo-bar'
import { DemoHead } from './demo-head'
import { keepNavigationsWithin } from './own-navigation'
import { showError, showState } from './show-state'
import { keepFiles, startSite } from './start-site'

/** The folder of the demonstration, in which this file is in `assets/`. */
const base = new URL('../', import.meta.url).href
const folder = new URL(base).pathname
const basename = folder.replace(/\/$/, '') || '/'

/** 404.html sends visitors of any address here, with that address in the query. */
const restoreAddress = () => {
  const to = new URLSearchParams(location.search).get('to')
  if (to !== null) history.replaceState(null, '', new URL(`./${to}`, base))
}

const createRouter = async () => {
  const pathOf = (path: string) => (path.startsWith(folder) ? path.slice(folder.length - 1) : path)
  const known = [...routes, ...(await discover(pathOf(location.pathname)))]
  const router = createBrowserRouter(known, {
    basename,
    patchRoutesOnNavigation: async ({ path, patch }) => patch(null, await discover(pathOf(path))),
  })
  await routerInitialized(router)
  return router
}

/** Everything is in this browser, so that pages must not warn that it is offline. */
const ignoreOffline = () => {
  Object.defineProperty(navigator, 'onLine', { get: () => true })
  addEventListener('offline', (event) => event.stopImmediatePropagation(), true)
}

const open = async () => {
  restoreAddress()
  ignoreOffline()
  keepNavigationsWithin(base)
  // The first visit may be one of the sandbox, which is a document of its own.
  if (/^\/?sandbox\/?$/.test(location.pathname.slice(folder.length))) {
    await startSite(base, showState)
    return location.reload()
  }
  const [site, router] = await Promise.all([startSite(base, showState), createRouter()])
  const client = createBrowserClient('/graphql')
  // React removes the attributes of the document that it replaces.
  const attributes = { ...document.documentElement.dataset }
  createRoot(document).render(
    <App client={client} origin={base.replace(/\/$/, '')}>
      <DemoHead base={base} attributes={attributes} />
      <DemoBar site={site} goTo={(path) => void router.navigate(path)} />
      <RouterProvider router={router} />
    </App>,
  )
  keepFiles()
}

open().catch(showError)
