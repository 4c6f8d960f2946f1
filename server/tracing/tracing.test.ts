import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate'
import { openDatabase } from '../database/open-database'
import { runFor } from '../infrastructure/current-request'
import { createLog } from '../infrastructure/log'
import { nativeArgon2 } from '../infrastructure/passwords/native-argon2'
import { seed } from '../seed/seed'
import { serveApp } from '../testing/serve-app'
import { startServer } from '../testing/test-server'
import { openTracing } from './open-tracing'
import { traceJobs, traceStatements } from './trace-work'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code: number }
}

interface ExportRequest {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A fake collector, and a tracing that sends to it. */
const startTracing = async () => {
  const bodies: unknown[] = []
  const paths = new Set<string | undefined>()
  const { url } = await serveApp(async (request, response) => {
    paths.add(request.url)
    bodies.push(await json(request))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const tracing = await openTracing({ otlpEndpoint: url })
  if (!tracing) throw new Error('Nothing is traced')
  /** The spans that have ended, once they are sent. */
  const sent = async () => {
    await tracing.stop()
    expect([...paths]).toEqual(['/v1/traces'])
    const requests: ExportRequest[] = JSON.parse(JSON.stringify(bodies))
    return requests.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    )
  }
  return { tracing, sent, bodies }
}

let traceStatement: ReturnType<typeof traceStatements> | undefined
const db = openDatabase('file::memory:', undefined, { observer: { statement: (event) => traceStatement?.(event) } })
beforeAll(async () => {
  await migrate(db)
  await seed(db, nativeArgon2)
})
afterAll(() => db.destroy())

const startTracedServer = async (trustProxy = 0) => {
  const { tracing, sent, bodies } = await startTracing()
  traceStatement = traceStatements(tracing)
  const publicUrl = new URL('http://marque.example')
  const server = await startServer({ db, tracing, config: trustProxy > 0 ? { publicUrl, trustProxy } : {} })
  const closed: Promise<unknown>[] = []
  server.server.on('request', (_request, response) => closed.push(once(response, 'close')))
  const sentOfClosed = async () => {
    await Promise.all(closed)
    return sent()
  }
  return { ...server, sent: sentOfClosed, bodies }
}

const home = 'query Home { services(first: 3) { nodes { title provider { company { name } } } } categories { id } }'

const childrenOf = (spans: readonly SentSpan[], parent: SentSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
const named = (spans: readonly SentSpan[], name: string) => spans.find((span) => span.name === name)

test('tracing: a trace has a span for the request, the operation, each root field and each statement below it', async () => {
  const { ask, sent, bodies } = await startTracedServer()
  expect((await ask(home)).status).toBe(200)
  await ask('query SecretOfAda { job(id: "job-secret") { id } }')
  const spans = await sent()
  const request = named(spans, 'POST graphql')
  const [operation] = childrenOf(spans, request).filter(({ name }) => name.startsWith('query'))
  expect(operation?.name).toBe('query Home')
  const groups = childrenOf(spans, operation)
  expect(groups.map(({ name }) => name).sort()).toEqual(['Query.categories', 'Query.services'])
  const statements = childrenOf(spans, named(groups, 'Query.services')).map(({ name }) => name)
  expect(statements).toEqual(expect.arrayContaining(['select listing', 'select company']))
  expect(new Set([operation, ...groups].map((span) => span?.traceId))).toEqual(new Set([request?.traceId]))
  expect(named(spans, 'query other')).toBeDefined()
  expect(JSON.stringify(bodies)).not.toMatch(/SecretOfAda|job-secret/)
})

test('tracing: a root field’s span lasts until its last statement', async () => {
  const { ask, sent } = await startTracedServer()
  expect((await ask(home)).status).toBe(200)
  const spans = await sent()
  const group = named(spans, 'Query.services')
  const ends = childrenOf(spans, group).map(({ endTimeUnixNano }) => Number(endTimeUnixNano))
  expect(Number(group?.endTimeUnixNano)).toBeGreaterThanOrEqual(Math.max(...ends))
})

test('tracing: the operations of a page have their own spans', async () => {
  const { visit, sent } = await startTracedServer()
  expect((await visit('/jobs')).status).toBe(200)
  const spans = await sent()
  const request = named(spans, 'GET page')
  const operations = childrenOf(spans, request).filter(({ name }) => name.startsWith('query'))
  expect(operations.map(({ name }) => name)).toContain('query Jobs')
})

test('tracing: checks of health have no spans', async () => {
  const { visit, ask, sent } = await startTracedServer()
  await visit('/healthz')
  await visit('/readyz')
  await ask('{ stats { id } }')
  expect((await sent()).map(({ name }) => name).filter((name) => /healthz|readyz/.test(name))).toEqual([])
})

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
const traceparent = `00-${traceId}-${spanId}-01`

test('tracing: a trace of a trusted proxy goes on', async () => {
  const { ask, sent } = await startTracedServer(1)
  await ask('{ stats { id } }', {}, { traceparent })
  expect(named(await sent(), 'POST graphql')).toMatchObject({ traceId, parentSpanId: spanId })
})

test('tracing: a trace of anybody else is ignored', async () => {
  const { ask, sent } = await startTracedServer()
  await ask('{ stats { id } }', {}, { traceparent })
  const request = named(await sent(), 'POST graphql')
  expect(request?.traceId).not.toBe(traceId)
  expect(request?.parentSpanId).toBeUndefined()
})

test('tracing: a job has a trace, which is marked if the job fails', async () => {
  const { tracing, sent } = await startTracing()
  const run = () => Promise.reject(new Error('no provider'))
  await expect(traceJobs(tracing)('refunds', run)).rejects.toThrow('no provider')
  expect(await sent()).toMatchObject([{ name: 'job refunds', status: { code: 2 } }])
})

test('tracing: a statement that fails is marked, and one outside of a request has no span', async () => {
  const { tracing, sent } = await startTracing()
  const db = openDatabase('file::memory:', undefined, { observer: { statement: traceStatements(tracing) } })
  const read = () => db.selectFrom('job').selectAll().execute()
  await expect(read()).rejects.toThrow('no such table')
  await runFor({ span: tracing.start('outer') }, () => expect(read()).rejects.toThrow('no such table'))
  await db.destroy()
  expect(await sent()).toMatchObject([{ name: 'select job', status: { code: 2 } }])
})

test('tracing: log lines name the trace', async () => {
  const { tracing } = await startTracing()
  onTestFinished(tracing.stop)
  const span = tracing.start('outer')
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  runFor({ id: 'request-1', span }, () => log.info('within'))
  log.info('outside')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ requestId: 'request-1', traceId: span.spanContext().traceId }),
    expect.not.objectContaining({ traceId: expect.anything() }),
  ])
})

test('tracing: without a collector nothing is traced', async () => {
  expect(await openTracing({ otlpEndpoint: undefined })).toBeUndefined()
})
