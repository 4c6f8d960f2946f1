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
  const styles = manifest['style.css']
  if (!styles) throw new Error('The build has no style sheet.')
  const chunksOf = (routeIds: string[]) => {
    const seen = new Set<string>()
    const withImports = (key: string): ManifestChunk[] => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return []
      seen.add(key)
      return [...(chunk.imports ?? []).flatMap(withImports), chunk]
    }
    return [...routeIds.map((id) => `client/screens/${id}/${id}.tsx`), entry].flatMap(withImports)
  }
  return {
    head: () => `<link rel="stylesheet" href="/${styles.file}">`,
    modules: (routeIds) => chunksOf(routeIds).map(({ file }) => `/${file}`),
  }
}
