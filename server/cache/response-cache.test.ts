import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openSample } from '../seed/open-sample'
import { executor } from '../testing/execute'
import { testInfrastructure } from '../testing/infrastructure'
import { refusal } from '../testing/refusal'
import { signedInAs } from '../testing/sign-in'
import { startServer } from '../testing/test-server'

const PUBLIC = 'public, max-age=0, must-revalidate'
const preflight = { 'apollo-require-preflight': 'true' }
const stats = '{ stats { label } }'
const sha256Hash = createHash('sha256').update(stats).digest('hex')
const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
const get = (parameters: Record<string, string>) => `/graphql?${new URLSearchParams(parameters)}`

describe('answers that may be held', async () => {
  const db = await openSample()
  const { ask, visit, send } = await startServer({ db, until: afterAll })
  const { token } = await signedInAs(executor(db), 'VENDOR')
  const cookie = `session=${token}`
  const held = async (query: string, headers: Record<string, string> = {}) =>
    (await ask(query, {}, headers)).headers.get('cache-control')

  test.each([
    stats,
    'query ($id: ID = "srv-1101") { service(id: $id) { provider { company { name } } } }',
    '{ __typename stats { label } ...More } fragment More on Query { categories { name } }',
    '{ service(id: "srv-none") { id } }',
    '{ services { nodes { ...Card } } } fragment Card on Service { saved }',
  ])('%s', async (query) => {
    for (const _ of ['made', 'kept']) expect(await held(query)).toBe(PUBLIC)
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
  ])('not %s', async (query) => {
    for (const _ of ['once', 'again']) expect(await held(query)).toBe('no-store')
  })

  test('what somebody with a session asks is not kept, and they are told who they are each time', async () => {
    for (const _ of ['once', 'again']) {
      expect(await held(stats, { cookie })).toBe('no-store')
      const own = await ask('{ viewer { role } }', {}, { cookie })
      expect((await own.json()).data.viewer.role).toBe('VENDOR')
      expect((await (await ask('{ viewer { role } }')).json()).data.viewer).toBeNull()
    }
  })

  test('what of a public thing is the viewer’s own is told them', async () => {
    const query = '{ ownJobs(first: 1) { nodes { id } } }'
    const { data } = await (await ask(query, {}, { cookie })).json()
    const [{ id }] = data.ownJobs.nodes
    const job = `{ job(id: "${id}") { own applications { totalCount } } }`
    for (const _ of ['made', 'kept']) {
      expect((await (await ask(job)).json()).data.job).toEqual({ own: false, applications: null })
      const own = await ask(job, {}, { cookie })
      expect(own.headers.get('cache-control')).toBe('no-store')
      expect((await own.json()).data.job).toEqual({ own: true, applications: { totalCount: expect.any(Number) } })
    }
  })

  test.each([get({ query: stats }), get({ extensions })])('%s is sent again only when it has changed', async (path) => {
    let changes = path.length
    await visit(get({ query: stats, extensions }), { headers: preflight })
    for (const _ of ['made', 'kept']) {
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

  test('an answer that first was no news is whole for the next', async () => {
    const path = get({ query: '{ stats { value } }' })
    const { headers, text } = await send(path, { headers: preflight })
    await db.updateTable('stat').set({ position: 1 }).where('position', '=', 1).execute()
    expect((await send(path, { headers: { ...preflight, 'if-none-match': String(headers.etag) } })).status).toBe(304)
    const next = await send(path, { headers: preflight })
    expect([next.text, next.headers['content-type']]).toEqual([text, headers['content-type']])
  })

  test('a stored query is found by its hash, once it was sent', async () => {
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

  test('a GET that any page could send is refused, though the answer is at hand', async () => {
    for (const path of [get({ query: stats }), get({ extensions })]) {
      expect((await visit(path, { headers: preflight })).status).toBe(200)
      expect((await refusal(await visit(path))).message).toContain('CSRF')
    }
  })

  test('the media type is the one that was asked for', async () => {
    const types = ['application/json', 'application/graphql-response+json', 'application/json']
    for (const accept of types) {
      const { headers } = await ask(stats, {}, { accept })
      expect(headers.get('content-type')).toContain(accept)
      expect(headers.get('vary')).toMatch(/\baccept\b/i)
    }
  })
})

test('what time changes is told anew after half a minute without a write', async () => {
  let now = new Date('2026-11-21T12:00:00.000Z')
  const { ask } = await startServer({ now: () => now, infrastructure: testInfrastructure({ now: () => now }) })
  const age = async () =>
    (await (await ask('{ jobs(first: 1) { nodes { postedAt } } }')).json()).data.jobs.nodes[0].postedAt
  const first = await age()
  now = new Date(now.getTime() + 29_999)
  expect(await age()).toBe(first)
  now = new Date(now.getTime() + 30 * 86_400_000)
  expect(await age()).not.toBe(first)
})

test('a cached response is compressed as the client accepts it, with the same content', async () => {
  const { send } = await startServer()
  const body = JSON.stringify({ query: '{ services { nodes { title description } } }' })
  const json = { 'content-type': 'application/json' }
  const ask = (encoding: string) =>
    send('/graphql', { method: 'POST', headers: { ...json, 'accept-encoding': encoding }, body })
  const made = await ask('identity')
  for (const takes of ['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'deflate, GZIP']) {
    expect((await ask(takes)).headers['content-encoding']).toBe('gzip')
  }
  expect((await ask('gzip; q=0.0, br')).headers['content-encoding']).toBe('br')
  expect((await ask('gzip;q=0')).headers['content-encoding']).toBeUndefined()
  const whole = await ask('identity')
  expect([whole.text, whole.headers['content-encoding']]).toEqual([made.text, undefined])
  expect(whole.headers['x-content-type-options']).toBe('nosniff')
})
