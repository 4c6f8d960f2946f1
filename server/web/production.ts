import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import { render } from '../../client/entry-server'
import { createAssets } from './assets'
import type { OpenRenderer } from './pages'
import { createBuiltSandbox } from './sandbox'

/** Seen from the bundle, dist/server/main.js. */
const dist = join(import.meta.dirname, '..')

export const openRenderer: OpenRenderer = async (app, _server, { sampleData, sandbox }) => {
  const client = join(dist, 'client')
  const assets = { ...createAssets(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))), sandbox }
  app.use('/assets', express.static(join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }))
  if (sandbox) app.use('/sandbox', createBuiltSandbox(join(dist, 'sandbox'), sampleData))
  return (request, execute, report) => render(request, execute, assets, report)
}
