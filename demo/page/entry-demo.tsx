import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../../client/apollo/browser-client'
import { App } from '../../client/app'
import { routerInitialized } from '../../client/router-initialized'
import { discover, routes } from '../../client/routes'
import type { SiteState } from '../channel'
import { DemoBar } from './demo-bar'
import { DemoHead } from './demo-head'
import { keepNavigationsWithin } from './own-navigation'
import { keepFiles, startSite } from './start-site'

/** The folder of the demonstration, in which this file is in `assets/`. */
const base = new URL('../', import.meta.url).href
const folder = new URL(base).pathname
const basename = folder.replace(/\/$/, '') || '/'

const element = (id: string) => document.getElementById(id)

const showState = (state: SiteState, reset: () => void) => {
  const text = element('demo-state')
  if (!text) return
  if (state.name === 'preparing') text.textContent = `${state.step} …`
  if (state.name !== 'failed') return
  text.textContent = `The marketplace could not be opened (${state.reason}). Starting afresh may help.`
  const button = Object.assign(document.createElement('button'), { textContent: 'Start afresh', onclick: reset })
  text.after(button)
}

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

open().catch((error: unknown) => {
  const text = element('demo-state')
  if (text) text.textContent = error instanceof Error ? error.message : String(error)
})
