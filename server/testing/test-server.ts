import { once } from 'node:events'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { render } from '../../client/entry-server'
import { createApp } from '../app'
import { type Config, readConfig } from '../config'
import type { Database } from '../database/connection'
import { openSample } from '../database/open-sample'
import { sampleIdentity } from '../ports/identity/sample-identity'

interface Options {
  db?: Database
  config?: Partial<Config>
  now?: () => Date
}

const assets = { head: () => '', entry: '/entry.js' }

/** The whole server on a free port, until the test ends. */
export const startServer = async ({ db, config, now = () => new Date() }: Options = {}) => {
  const logged: string[] = []
  const sample = db ?? (await openSample())
  const { server, close } = await createApp({
    config: { ...readConfig({ DATABASE_URL: 'file::memory:' }), ...config },
    db: sample,
    log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
    outside: { now, identities: sampleIdentity },
    openRenderer: async () => (request, execute, report) => render(request, execute, assets, report),
    development: false,
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    await close()
    if (!db) await sample.destroy()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  return {
    origin,
    server,
    logged,
    visit: (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init }),
    /** An operation by POST. */
    ask: (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      }),
  }
}
