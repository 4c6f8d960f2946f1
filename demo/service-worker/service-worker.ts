import { drawnPictureHeaders, drawPicture } from '../../artwork/routes/draw-picture'
import { createForwarder } from './forward'
import { createStoredFiles } from './stored-files'

/** Requests that the site answers. */
const ofSite =
  /^\/(graphql|demo|files|product-files|uploads|invoices|views|healthz|artwork\/process|dev\/mail)(\/|\.|$)/

const shellPath = '/start.html'
const base = registration.scope
const folder = new URL(base).pathname.replace(/\/$/, '')
const files = createStoredFiles(base, DEMO_FILES)
const forward = createForwarder(base, async (clientId) => (await clients.get(clientId)) !== undefined)

/** All pages but the sandbox begin with the same document. Its addresses are relative to the folder. */
const pageShell = async (path: string) => {
  const shell = await files.answer(/^\/sandbox\/?$/.test(path) ? '/sandbox/page.html' : shellPath)
  const html = (await shell.text()).replaceAll('"./', `"${folder}/`)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Pages ask for `/graphql`; with the address of the folder a request means the same. Undefined: the request isn't for this site. */
const pathOf = ({ origin, pathname }: URL) => {
  if (origin !== new URL(base).origin) return undefined
  if (folder && pathname === folder) return '/'
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname
}

const answer = ({ request, clientId }: FetchEvent): Promise<Response> | undefined => {
  const address = new URL(request.url)
  const path = pathOf(address)
  if (path === undefined) return undefined
  if (ofSite.test(path)) return forward(request, path + address.search, clientId)
  if (request.method !== 'GET') return undefined
  if (path.startsWith('/artwork/')) return Promise.resolve(picture(path, address.searchParams.get('size')))
  if (files.has(path) && request.mode !== 'navigate') return files.answer(path)
  return request.mode === 'navigate' ? pageShell(path) : undefined
}

const picture = (path: string, size: string | null) => {
  const svg = drawPicture(path.slice('/artwork'.length), size ?? undefined)
  return svg === undefined
    ? new Response('Not Found', { status: 404 })
    : new Response(svg, { headers: drawnPictureHeaders })
}

/**
 * A first visit stores the other files later. An update removes those of the older build, so that it is installed only with all of its own:
 * otherwise the older build stays, and the browser tries again.
 */
const install = async () => {
  if (await files.hasOlder()) await files.storeAll()
  // If the storage is full, the shell is fetched when it is needed.
  else await files.storeFile(shellPath).catch(() => {})
}

addEventListener('install', (event) => event.waitUntil(install()))

addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), files.removeOlder()])))

addEventListener('fetch', (event) => {
  const response = answer(event)
  if (response) event.respondWith(response)
})

/** Pages ask to be served by this worker, to store all files once they are shown, and to replace the worker of an older build. */
addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(clients.claim())
  else if (event.data === 'store files') event.waitUntil(files.storeAll())
  else if (event.data === 'activate') event.waitUntil(skipWaiting())
})
