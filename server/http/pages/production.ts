import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { render } from '../../../client/entry-server'
import { createBuiltSandbox } from '../routes/sandbox/sandbox'
import { createAssets } from './assets'
import type { OpenRenderer } from './pages'

/** In seconds, for Cache-Control. */
const YEAR = 365 * 24 * 60 * 60
/** Relative to the bundle, dist/server/main.js. */
const dist = join(import.meta.dirname, '..')

const entry = 'client/entry-client.tsx'

export const openRenderer: OpenRenderer = async (app, { sampleData, sandbox }) => {
  const client = join(dist, 'client')
  const assets = {
    ...createAssets(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')), entry),
    sandbox,
  }
  const serve = sirv(join(client, 'assets'), { immutable: true, maxAge: YEAR, brotli: true, gzip: true })
  app.use('/assets', (request, response) => serve(request, response, () => void response.sendStatus(404)))
  return {
    render: (request, execute, report) => render(request, execute, assets, report),
    createSandbox: () => createBuiltSandbox(join(dist, 'sandbox'), sampleData),
  }
}
