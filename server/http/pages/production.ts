import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Manifest, ManifestChunk } from 'vite'
import { type Assets, render } from '../../../client/entry-server'
import { createBuiltSandbox } from '../routes/sandbox/sandbox'
import type { OpenRenderer } from './pages'

/** In seconds, for Cache-Control. */
const YEAR = 365 * 24 * 60 * 60
/** Relative to the bundle, dist/server/main.js. */
const dist = join(import.meta.dirname, '..')

export const openRenderer: OpenRenderer = async (app, { sampleData, sandbox }) => {
  const client = join(dist, 'client')
  const assets = { ...createAssets(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))), sandbox }
  const serve = sirv(join(client, 'assets'), { immutable: true, maxAge: YEAR, brotli: true, gzip: true })
  app.use('/assets', (request, response) => serve(request, response, () => void response.sendStatus(404)))
  return {
    render: (request, execute, report) => render(request, execute, assets, report),
    createSandbox: () => createBuiltSandbox(join(dist, 'sandbox'), sampleData),
  }
}

const entry = 'client/entry-client.tsx'

const createAssets = (manifest: Manifest): Omit<Assets, 'sandbox'> => {
  const sheet = (name: string) => {
    const asset = manifest[name]
    if (!asset) throw new Error(`The build has no style sheet ${name}.`)
    return `/${asset.file}`
  }
  const styles = sheet('style.css')
  const dashboardStyles = sheet('dashboard.css')
  const dashboardScreens = new Set(manifest['client/dashboard-routes.tsx']?.dynamicImports)
  const keyOf = (screen: string) => `client/screens/${screen}/${screen}.tsx`
  const chunksOf = (screens: string[]) => {
    const seen = new Set<string>()
    const withImports = (key: string): ManifestChunk[] => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return []
      seen.add(key)
      return [...(chunk.imports ?? []).flatMap(withImports), chunk]
    }
    return [...screens.map(keyOf), entry].flatMap(withImports)
  }
  return {
    head: (screens) =>
      [styles, ...(screens.some((screen) => dashboardScreens.has(keyOf(screen))) ? [dashboardStyles] : [])]
        .map((path) => `<link rel="stylesheet" href="${path}">`)
        .join(''),
    dashboardStyles,
    onDemandStyles: sheet('on-demand.css'),
    modules: (screens) => chunksOf(screens).map(({ file }) => `/${file}`),
  }
}
