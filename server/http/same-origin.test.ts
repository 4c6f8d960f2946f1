import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../testing/test-server'

const body = JSON.stringify({ query: 'mutation { logout }' })

describe('same origin: a POST', async () => {
  const { origin, send, visit } = await startServer({ until: afterAll })
  const { host, port } = new URL(origin)

  const post = (headers: Record<string, string>, path = '/graphql') =>
    send(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

  test.each([
    ['without an Origin, as programs send it', {}],
    ['from the same origin', { origin }],
    ['from the same origin, as browsers send it', { origin, 'sec-fetch-site': 'same-origin' }],
    ['without an Origin from the same origin', { 'sec-fetch-site': 'same-origin' }],
    ['that the user started', { 'sec-fetch-site': 'none' }],
    ['to another host name from its own origin', { host: 'marque.example', origin: 'https://marque.example' }],
  ])('%s is accepted', async (_, headers) => {
    const { status, text } = await post(headers)
    expect([status, JSON.parse(text)]).toEqual([200, { data: { logout: true } }])
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['no port', { origin: 'http://127.0.0.1' }],
    ['another name of this machine', { origin: `http://localhost:${port}` }],
    ['a look-alike before', { origin: `http://evil-${host}` }],
    ['a look-alike after', { origin: `http://${host}.evil.example` }],
    ['a look-alike user', { origin: `http://${host}@evil.example` }],
    ['an address with a path', { origin: `${origin}/graphql` }],
    ['two origins', { origin: `${origin}, https://evil.example` }],
    ['a cross-site page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site that hides its origin', { 'sec-fetch-site': 'same-site' }],
    ['our own origin, while asking for another host', { host: 'marque.example', origin: 'http://127.0.0.1' }],
  ])('from %s is refused', async (_, headers) => {
    const { status, text } = await post(headers)
    expect([status, JSON.parse(text)]).toEqual([
      403,
      { errors: [{ message: 'This request comes from another site.', extensions: { code: 'FORBIDDEN' } }] },
    ])
  })

  test('to a public site is compared with its address, which decides about its scheme too', async () => {
    const publicUrl = new URL('https://marque.example')
    const { send } = await startServer({ config: { publicUrl } })
    const statusOf = async (headers: Record<string, string>, method = 'POST') =>
      (await send('/graphql', { method, headers: { 'content-type': 'application/json', ...headers }, body })).status
    const own = { 'x-forwarded-host': 'marque.example', 'x-forwarded-proto': 'https' }
    expect(await statusOf({ ...own, origin: 'https://marque.example' })).toBe(200)
    expect(await statusOf({ host: 'marque.example', origin: 'https://marque.example' })).toBe(200)
    for (const origin of ['http://marque.example', 'https://marque.example:8443', 'https://evil.example'])
      expect(await statusOf({ ...own, origin }), origin).toBe(403)
    for (const host of ['evil.example', 'marque.example.evil.example', 'marque.example:8443', ''])
      expect(await statusOf({ host, origin: 'https://marque.example' }), host).toBe(421)
    expect((await send('/', { headers: { host: 'evil.example' } })).status).toBe(421)
    expect((await send('/healthz')).status).toBe(200)
  })

  test('to any other path is refused too', async () => {
    for (const path of ['/', '/login', '/artwork/x.svg']) {
      expect((await post({ origin: 'https://evil.example' }, path)).status).toBe(403)
    }
  })

  test('of another site gets no CORS headers', async () => {
    const answer = await visit('/graphql?query=%7Bstats%7Blabel%7D%7D', {
      headers: { origin: 'https://evil.example', 'apollo-require-preflight': '1' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await send('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(403)
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
