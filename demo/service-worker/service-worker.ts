import { drawPicture, pictureHeaders } from '../../artwork/routes/draw-picture'
import { createForwarder } from './forward'

/** Requests that the site answers. */
const ofSite = /^\/(graphql|files|product-files|uploads|invoices|views|healthz|artwork\/process|dev\/mail)(\/|\.|$)/

const { version, paths } = DEMO_FILES
const files = new Set(paths)
const base = registration.scope
const folder = new URL(base).pathname.replace(/\/$/, '')
const cacheName = `marque ${base} ${version}`
const forward = createForwarder(base)

const openCache = () => caches.open(cacheName)

/** A file of the build, which is kept so that it is there offline, too. */
const staticFile = async (path: string) => {
  const cache = await openCache()
  const address = new URL(`.${path}`, base)
  const kept = await cache.match(address)
  if (kept) return kept
  // Files of an earlier version may be in the browser's cache.
  const response = await fetch(address, { cache: 'no-cache' })
  if (response.ok) await cache.put(address, response.clone())
  return response
}

/** All pages but the sandbox begin with the same document. Its addresses are relative to the folder. */
const pageShell = async (path: string) => {
  const shell = await staticFile(/^\/sandbox\/?$/.test(path) ? '/sandbox/page.html' : '/index.html')
  const html = (await shell.text()).replaceAll('"./', `"${folder}/`)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Pages ask for `/graphql`; with the address of the folder a request means the same. Undefined: the request isn't for this site. */
const pathOf = ({ origin, pathname }: URL) => {
  if (origin !== new URL(base).origin) return undefined
  if (folder && pathname === folder) return '/'
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname
}

const answer = (request: Request): Promise<Response> | undefined => {
  const address = new URL(request.url)
  const path = pathOf(address)
  if (path === undefined) return undefined
  if (ofSite.test(path)) return forward(request, path + address.search)
  if (request.method !== 'GET') return undefined
  if (path.startsWith('/artwork/')) return Promise.resolve(picture(path, address.searchParams.get('size')))
  if (files.has(path)) return staticFile(path)
  return request.mode === 'navigate' ? pageShell(path) : undefined
}

const picture = (path: string, size: string | null) => {
  const svg = drawPicture(path.slice('/artwork'.length), size ?? undefined)
  return svg === undefined ? new Response('Not Found', { status: 404 }) : new Response(svg, { headers: pictureHeaders })
}

addEventListener('install', (event) => event.waitUntil(staticFile('/index.html')))

const removeOldCaches = async () => {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(`marque ${base} `) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), removeOldCaches()])))

addEventListener('fetch', (event) => {
  const response = answer(event.request)
  if (response) event.respondWith(response)
})

/** Pages ask to be served by this worker, and to keep all files once they are shown. */
addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(clients.claim())
  else if (event.data === 'keep files') event.waitUntil(Promise.all(paths.map(staticFile)))
})
