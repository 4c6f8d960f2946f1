import { ApolloLink } from '@apollo/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { from, mergeMap } from 'rxjs'
import { createBrowserClient } from '../../client/apollo/browser-client'
import { App } from '../../client/app'
import { routerInitialized } from '../../client/router-initialized'
import { discover, routes } from '../../client/routes'
import { DemoControls } from './demo-controls'
import { DocumentFrame } from './document-frame'
import { keepNavigationsWithin } from './navigations-within'
import { restoreAddress } from './restore-address'
import { showState } from './show-state'
import { type Site, startDemonstration } from './start-demonstration'

/** The folder of the demonstration, in which this file is in `assets/`. */
const base = new URL('../', import.meta.url).href
const folder = new URL(base).pathname
const basename = folder.replace(/\/$/, '') || '/'
/** Addresses of files in the folder, which the document gives relative to itself. */
const sheets = new Set(['dashboardStyles', 'onDemandStyles'])
const attributes = Object.fromEntries(
  Object.entries(document.documentElement.dataset).map(([name, value = '']) => [
    name,
    sheets.has(name) ? new URL(value, document.baseURI).href : value,
  ]),
)

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

/** The client of the product, whose requests wait until the site is open. */
const createClient = (opened: Promise<void>) => {
  const state = document.getElementById('apollo-state')?.textContent
  const client = createBrowserClient('/graphql', JSON.parse(state ?? '{}'))
  const waiting = new ApolloLink((operation, forward) => from(opened).pipe(mergeMap(() => forward(operation))))
  client.setLink(waiting.concat(client.link))
  // The prerendered page has the data of the build.
  if (state !== undefined) void opened.then(() => client.refetchQueries({ include: 'active' }))
  return { client, isRendered: state !== undefined }
}

const open = async (site: Site) => {
  const { client, isRendered } = createClient(site.opened)
  // The first visit may be one of the sandbox, which is a document of its own.
  if (/^\/?sandbox\/?$/.test(location.pathname.slice(folder.length))) {
    await site.opened
    return location.reload()
  }
  const [router] = await Promise.all([createRouter(), isRendered || site.opened])
  const bar = document.getElementById('demo-bar') ?? document.createElement('div')
  const page = (
    <App client={client} origin={base.replace(/\/$/, '')}>
      <DocumentFrame base={base} attributes={attributes} bar={bar}>
        <DemoControls site={site} goTo={(path) => void router.navigate(path)} />
      </DocumentFrame>
      <RouterProvider router={router} />
    </App>
  )
  if (isRendered) startTransition(() => void hydrateRoot(document, page))
  else createRoot(document).render(page)
}

restoreAddress(base)
ignoreOffline()
keepNavigationsWithin(base)
const { siteWorker = '' } = attributes
const site = startDemonstration({ base, siteWorker })
showState(site)
open(site).catch(site.fail)
