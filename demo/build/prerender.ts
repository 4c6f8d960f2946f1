import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { print } from 'graphql'
import { build, type Manifest } from 'vite'
import { drawPicture } from '../../artwork/routes/draw-picture'
import type { render as Render } from '../../client/entry-server'
import { openCore } from '../../server/browser/open-core'
import { createAssets } from '../../server/http/pages/assets'
import { routesIn } from '../../tools/testing/route-table'
import { entryKey } from './check-size'
import { waitingBar } from './shell'

/** No page shows it: what has it is removed, because the address of the demonstration isn't known. */
const ORIGIN = 'http://marque.invalid'

/** Hosts show a page's folder with or without a slash at its end; addresses of the page are relative to one with it. */
const slash = `<script>if(!/\\/(index\\.html)?$/.test(location.pathname))history.replaceState(null,'',location.pathname+'/'+location.search+location.hash)</script>`

const buildRenderer = async (root: string, folder: string) => {
  const outDir = join(folder, '../demo-renderer')
  await build({ root, logLevel: 'warn', build: { ssr: 'client/entry-server.tsx', outDir, sourcemap: false } })
  const { render }: { render: typeof Render } = await import(pathToFileURL(join(outDir, 'entry-server.js')).href)
  rmSync(outDir, { recursive: true })
  return render
}

/** Documents of the public pages without parameters, by their paths, as they are before anybody has done anything. And the pictures that they show. */
export const prerender = async (root: string, folder: string, manifest: Manifest, siteWorker: string) => {
  const render = await buildRenderer(root, folder)
  const core = await openCore(ORIGIN, console)
  const assets = { ...createAssets(manifest, entryKey), sandbox: true }
  const sheet = readFileSync(join(folder, manifest['style.css']?.file ?? ''), 'utf8')
  const fail = (error: unknown): never => {
    throw error
  }
  const pages = new Map<string, string>()
  const pictures = new Map<string, string>()
  for (const { path } of await routesIn('routes')) {
    if (/[:*]/.test(path)) continue
    const response = await render(
      new Request(ORIGIN + path),
      ({ query, variables }) => core.execute({ query: print(query), variables }),
      assets,
      fail,
    )
    const html = await response.text()
    for (const [picture] of (html + sheet).matchAll(/\/artwork\/[\w/-]+\.svg/g)) {
      const svg = drawPicture(picture.slice('/artwork'.length))
      if (svg !== undefined) pictures.set(picture, svg)
    }
    pages.set(path, documentOf(html, path, siteWorker))
  }
  await core.close()
  return { pages, pictures }
}

const documentOf = (html: string, path: string, siteWorker: string) => {
  const toFolder = path === '/' ? './' : '../'.repeat(path.split('/').length - 1)
  const relative = (address: string) => (address.startsWith('/') ? toFolder + address.slice(1) : address)
  return html
    .replaceAll(
      / (href|src|data-dashboard-styles|data-on-demand-styles|data-modules)="([^"]*)"/g,
      (_, name: string, value: string) => ` ${name}="${value.split(' ').map(relative).join(' ')}"`,
    )
    .replaceAll(
      /<(link|meta|script)[^>]* (href|content|id)="(http:\/\/marque\.invalid[^"]*|page-data)"[^>]*>([^<]*<\/script>)?/g,
      '',
    )
    .replace(/ data-origin="[^"]*"/, '')
    .replace('<html', `<html data-site-worker="${siteWorker}"`)
    .replace('<head>', `<head>${slash}`)
    .replace(/<body[^>]*>/, (body) => body + waitingBar)
}
