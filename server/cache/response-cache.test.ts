import { createHash } from 'node:crypto'
import { once } from 'node:events'
import express from 'express'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { boundUnreadResponses } from '../http/load/unread-responses'
import { signedInAs } from '../testing/accounts/sign-in'
import { ViewerDocument } from '../testing/accounts/sign-in.generated'
import { openSample } from '../testing/database/open-sample'
import { executor } from '../testing/execute'
import { testInfrastructure } from '../testing/infrastructure'
import { refusal } from '../testing/refusal'
import { expectValue } from '../testing/result'
import { startServer } from '../testing/test-server'
import { createResponseCache } from './response-cache'
import { JobApplicationsDocument, LatestJobDocument, OwnJobIdsDocument } from './response-cache.test.generated'

const PUBLIC = 'public, max-age=0, must-revalidate'
const preflight = { 'apollo-require-preflight': 'true' }
const stats = '{ stats { label } }'
const sha256Hash = createHash('sha256').update(stats).digest('hex')
const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
const get = (parameters: Record<string, string>) => `/graphql?${new URLSearchParams(parameters)}`

describe('response cache', async () => {
  const db = await openSample()
  const { ask, execute, visit, send } = await startServer({ db, until: afterAll })
  const { token } = await signedInAs(executor(db), 'VENDOR')
  const cookie = `session=${token}`
  const cacheControlOf = async (query: string, headers: Record<string, string> = {}) =>
    (await ask(query, {}, headers)).headers.get('cache-control')

  test.each([
    stats,
    'query ($id: ID = "srv-1101") { service(id: $id) { provider { company { name } } } }',
    '{ __typename stats { label } ...More } fragment More on Query { categories { name } }',
    '{ service(id: "srv-none") { id } }',
    '{ services { nodes { ...Card } } } fragment Card on Service { saved }',
  ])('%s is public', async (query) => {
    for (const _ of ['executed', 'cached']) expect(await cacheControlOf(query)).toBe(PUBLIC)
  })

  test.each([
    '{ viewer { id } }',
    '{ stats { label } viewer { id } }',
    '{ stats { label } ...More } fragment More on Query { ... { viewer { id } } }',
    '{ sessions { id } }',
    'query { cartQuote(lines: []) { total } }',
    '{ services(first: 101) { totalCount } }',
    '{ wrong }',
    '{',
    'mutation { logout }',
  ])('%s is not cached', async (query) => {
    for (const _ of ['once', 'again']) expect(await cacheControlOf(query)).toBe('no-store')
  })

  test('a response to a request with a session is not cached', async () => {
    for (const _ of ['once', 'again']) {
      expect(await cacheControlOf(stats, { cookie })).toBe('no-store')
      const own = await execute(ViewerDocument, {}, { cookie })
      expect(own.data.viewer?.role).toBe('VENDOR')
      expect((await execute(ViewerDocument, {})).data.viewer).toBeNull()
    }
  })

  test('fields for the owner of a public object are not taken from the cache', async () => {
    const { data } = await execute(OwnJobIdsDocument, {}, { cookie })
    const { id } = expectValue(data.ownJobs.nodes[0])
    for (const _ of ['executed', 'cached']) {
      expect((await execute(JobApplicationsDocument, { id })).data.job).toEqual({ own: false, applications: null })
      const own = await execute(JobApplicationsDocument, { id }, { cookie })
      expect(own.response.headers.get('cache-control')).toBe('no-store')
      expect(own.data.job).toEqual({ own: true, applications: { totalCount: expect.any(Number) } })
    }
  })

  test.each([get({ query: stats }), get({ extensions })])('%s is revalidated by its ETag', async (path) => {
    let changes = path.length
    await visit(get({ query: stats, extensions }), { headers: preflight })
    for (const _ of ['executed', 'cached']) {
      const whole = await send(path, { headers: preflight })
      expect([whole.status, whole.headers['cache-control']]).toEqual([200, PUBLIC])
      expect(whole.headers['content-type']).toContain('application/json')
      const etag = String(whole.headers.etag)
      const same = await send(path, { headers: { ...preflight, 'if-none-match': etag } })
      expect([same.status, same.text, same.headers.etag]).toEqual([304, '', etag])
      changes += 1
      await db
        .updateTable('stat')
        .set({ label: `Change ${changes}` })
        .where('position', '=', 1)
        .execute()
      const changed = await send(path, { headers: { ...preflight, 'if-none-match': etag } })
      expect(changed.status).toBe(200)
      expect(changed.text).toContain(`Change ${changes}`)
    }
  })

  test('a response that was first answered with 304 is sent whole to the next request', async () => {
    const path = get({ query: '{ stats { value } }' })
    const { headers, text } = await send(path, { headers: preflight })
    await db.updateTable('stat').set({ position: 1 }).where('position', '=', 1).execute()
    expect((await send(path, { headers: { ...preflight, 'if-none-match': String(headers.etag) } })).status).toBe(304)
    const next = await send(path, { headers: preflight })
    expect([next.text, next.headers['content-type']]).toEqual([text, headers['content-type']])
  })

  test('a persisted query is found by its hash, once it was sent', async () => {
    const query = '{ stats { id } }'
    const persisted = (hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } })
    const hash = createHash('sha256').update(query).digest('hex')
    const path = get({ extensions: persisted(hash) })
    expect((await refusal(await visit(path, { headers: preflight }))).message).toBe('PersistedQueryNotFound')
    const wrong = get({ query: stats, extensions: persisted(hash) })
    expect((await visit(wrong, { headers: preflight })).status).toBe(400)
    await visit(get({ query, extensions: persisted(hash) }), { headers: preflight })
    const found = await visit(path, { headers: preflight })
    expect((await found.json()).data.stats).toHaveLength(4)
  })

  test('a GET without a preflight is refused (CSRF), though its response is cached', async () => {
    for (const path of [get({ query: stats }), get({ extensions })]) {
      expect((await visit(path, { headers: preflight })).status).toBe(200)
      expect((await refusal(await visit(path))).message).toContain('CSRF')
    }
  })

  test('the media type follows the Accept header', async () => {
    const types = ['application/json', 'application/graphql-response+json', 'application/json']
    for (const accept of types) {
      const { headers } = await ask(stats, {}, { accept })
      expect(headers.get('content-type')).toContain(accept)
      expect(headers.get('vary')).toMatch(/\baccept\b/i)
    }
  })
})

test('response cache: a refusal because of unread bytes is not stored', async () => {
  const options = { db: await openSample(), now: () => new Date(), staleSeconds: 0, onLookup: () => {} }
  onTestFinished(() => options.db.destroy())
  const cache = createResponseCache({ ...options, hasCredentials: () => false, mustBeCurrent: () => true })
  let body = 'longer than 10 bytes'
  const app = express().get('/', boundUnreadResponses(10), cache, (_request, response) => {
    response.set('cache-control', PUBLIC).send(body)
  })
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}/`
  expect((await fetch(url)).status).toBe(503)
  body = 'short'
  expect(await (await fetch(url)).text()).toBe('short')
})

test('response cache: entries expire after 30 seconds', async () => {
  let now = new Date('2026-11-21T12:00:00.000Z')
  const { execute } = await startServer({ now: () => now, infrastructure: testInfrastructure({ now: () => now }) })
  const age = async () => (await execute(LatestJobDocument, {})).data.jobs.nodes[0]?.postedAt
  const first = await age()
  now = new Date(now.getTime() + 29_999)
  expect(await age()).toBe(first)
  now = new Date(now.getTime() + 30 * 86_400_000)
  expect(await age()).not.toBe(first)
})

test('response cache: a cached response is compressed as the request accepts', async () => {
  const { send } = await startServer()
  const body = JSON.stringify({ query: '{ services { nodes { title description } } }' })
  const json = { 'content-type': 'application/json' }
  const ask = (encoding: string) =>
    send('/graphql', { method: 'POST', headers: { ...json, 'accept-encoding': encoding }, body })
  const uncompressed = await ask('identity')
  for (const takes of ['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'deflate, GZIP']) {
    expect((await ask(takes)).headers['content-encoding']).toBe('gzip')
  }
  expect((await ask('gzip; q=0.0, br')).headers['content-encoding']).toBe('br')
  expect((await ask('gzip;q=0')).headers['content-encoding']).toBeUndefined()
  const whole = await ask('identity')
  expect([whole.text, whole.headers['content-encoding']]).toEqual([uncompressed.text, undefined])
  expect(whole.headers['x-content-type-options']).toBe('nosniff')
})
