import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type GraphQLFormattedError, print } from 'graphql'
import { onTestFinished } from 'vitest'
import { render } from '../../client/entry-server'
import { type AppDependencies, createApp } from '../app'
import type { Database } from '../database/connection'
import { createDevelopmentSandbox } from '../http/routes/sandbox/sandbox'
import { createLog } from '../infrastructure/log'
import type { SampleMail } from '../infrastructure/mail/mail'
import { createMetrics, type Metrics } from '../metrics/metrics'
import type { Infrastructure } from '../modules/infrastructure'
import { type Config, readConfig } from '../start/config'
import type { Tracing } from '../tracing/tracing'
import { openSample } from './database/open-sample'
import { testInfrastructure } from './infrastructure'

interface Options {
  db?: Database
  config?: Partial<Config>
  now?: () => Date
  infrastructure?: Partial<Infrastructure>
  metrics?: Metrics
  tracing?: Tracing | undefined
  sampleMail?: SampleMail
  /** The clock of the guard against overload. */
  loadClock?: AppDependencies['loadClock']
  /** A long interval makes sure that live events arrive without polling. */
  livePollSeconds?: number
  /** Shows errors, as `npm run dev` does. */
  development?: AppDependencies['development']
  /** Renders pages by other code than the client's. */
  openRenderer?: AppDependencies['openRenderer']
  /** Registers the stop. Pass `afterAll` for a server that a whole `describe` uses. */
  until?: (stop: () => Promise<void>) => void
}

interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const sendRaw = async (origin: string, path: string, { method, headers, body }: Required<RawRequest>) => {
  const { hostname, port } = new URL(origin)
  const outgoing = request({
    hostname,
    port,
    path,
    method,
    headers: { 'content-length': Buffer.byteLength(body), ...headers },
  })
  outgoing.end(body)
  const [response]: IncomingMessage[] = await once(outgoing, 'response')
  if (!response) throw new Error('No answer')
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

const assets = { head: () => '', modules: () => ['/entry.js'] }

const openClientRenderer: AppDependencies['openRenderer'] = async (_app, { sampleData, sandbox }) => ({
  render: (request, execute, report) => render(request, execute, { ...assets, sandbox }, report),
  createSandbox: () => createDevelopmentSandbox(sampleData),
})

/** Starts the whole server on a free port. It stops when the test ends. */
export const startServer = async ({
  db,
  config,
  now = () => new Date(),
  infrastructure,
  metrics = createMetrics(),
  tracing,
  sampleMail,
  livePollSeconds,
  development,
  openRenderer = openClientRenderer,
  // Stands still, so that a busy machine refuses no request.
  loadClock = () => 0,
  until = onTestFinished,
}: Options = {}) => {
  const logged: string[] = []
  const sample = db ?? (await openSample())
  const { server, drain, close } = await createApp({
    config: {
      // Without a limit of cost, because all requests of a test come from one address; and without responses that a test's write
      // to the database has changed.
      ...readConfig({ DATABASE_URL: 'file::memory:', COST_PER_SECOND: '0', STALE_SECONDS: '0' }),
      trustProxy: config?.publicUrl ? 1 : 0,
      ...config,
    },
    db: sample,
    log: createLog('info', { write: (line) => logged.push(line) }),
    metrics,
    tracing,
    infrastructure: testInfrastructure({ now, ...infrastructure }),
    openRenderer,
    sampleMail,
    development,
    loadClock,
    ...(livePollSeconds && { livePollSeconds }),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  until(async () => {
    await close()
    if (!db) await sample.destroy()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  // As the proxy in front of a public site does.
  const host: Record<string, string> = config?.publicUrl ? { 'x-forwarded-host': config.publicUrl.host } : {}
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...host, ...headers },
      body,
    })
  return {
    origin,
    server,
    drain,
    logged,
    visit: (path: string, init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }) =>
      fetch(origin + path, { redirect: 'manual', ...init, headers: { ...host, ...init?.headers } }),
    /** Sends a request unchanged, for paths and headers that `fetch` would normalize or refuse. */
    send: (path: string, { method = 'GET', headers = {}, body = '' }: RawRequest = {}) =>
      sendRaw(origin, path, { method, headers, body }),
    /** Posts an operation as text. */
    ask: (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      post(JSON.stringify({ query, variables }), headers),
    execute: async <Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      headers: Record<string, string> = {},
    ) => {
      const response = await post(JSON.stringify({ query: print(document), variables }), headers)
      const result: { data: Data; errors: readonly GraphQLFormattedError[] | undefined } = await response.json()
      return { ...result, response }
    },
    /** Posts any body to /graphql. */
    post,
  }
}
