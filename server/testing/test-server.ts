import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type GraphQLFormattedError, print } from 'graphql'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { render } from '../../client/entry-server'
import { createApp } from '../app'
import type { Database } from '../database/connection'
import { createDevelopmentSandbox } from '../http/routes/sandbox'
import type { Infrastructure } from '../infrastructure/infrastructure'
import type { SampleMail } from '../infrastructure/mail/mail'
import { type Config, readConfig } from '../start/config'
import { testInfrastructure } from './infrastructure'
import { openSample } from './open-sample'

interface Options {
  db?: Database
  config?: Partial<Config>
  now?: () => Date
  infrastructure?: Partial<Infrastructure>
  /** Mails to show at /dev/mail. */
  sampleMail?: SampleMail
  /** When it stops: `afterAll` for one that a whole `describe` uses. */
  until?: (stop: () => Promise<void>) => void
}

interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const sendRaw = async (origin: string, path: string, { method, headers, body }: Required<RawRequest>) => {
  const { hostname, port } = new URL(origin)
  const sending = request({
    hostname,
    port,
    path,
    method,
    headers: { 'content-length': Buffer.byteLength(body), ...headers },
  })
  sending.end(body)
  const [response]: IncomingMessage[] = await once(sending, 'response')
  if (!response) throw new Error('No answer')
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

const assets = { head: () => '', modules: () => ['/entry.js'] }

/** The whole server on a free port, until the test ends. */
export const startServer = async ({
  db,
  config,
  now = () => new Date(),
  infrastructure,
  sampleMail,
  until = onTestFinished,
}: Options = {}) => {
  const logged: string[] = []
  const sample = db ?? (await openSample())
  const { server, close } = await createApp({
    config: { ...readConfig({ DATABASE_URL: 'file::memory:' }), ...config },
    db: sample,
    log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
    infrastructure: testInfrastructure({ now, ...infrastructure }),
    openRenderer: async (_app, _server, { sampleData, sandbox }) => ({
      render: (request, execute, report) => render(request, execute, { ...assets, sandbox }, report),
      createSandbox: () => createDevelopmentSandbox(sampleData),
    }),
    sampleMail,
    development: false,
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  until(async () => {
    await close()
    if (!db) await sample.destroy()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  return {
    origin,
    server,
    logged,
    visit: (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init }),
    /** A request as it is written, for what `fetch` would tidy or refuse to send. */
    send: (path: string, { method = 'GET', headers = {}, body = '' }: RawRequest = {}) =>
      sendRaw(origin, path, { method, headers, body }),
    /** An operation by POST, as text. */
    ask: (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      post(JSON.stringify({ query, variables }), headers),
    /** A typed operation by POST. */
    execute: async <Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      headers: Record<string, string> = {},
    ) => {
      const response = await post(JSON.stringify({ query: print(document), variables }), headers)
      const result: { data: Data; errors: readonly GraphQLFormattedError[] | undefined } = await response.json()
      return { ...result, response }
    },
    /** Any body to where operations go. */
    post,
  }
}
