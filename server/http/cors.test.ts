import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../testing/test-server'

const app = 'https://app.example'
const login = 'mutation { login(input: { email: "vendor@example.com", password: "password123" }) { __typename } }'
const anonymous = { data: { viewer: null } }

describe('CORS', async () => {
  const server = await startServer({ config: { corsOrigins: [app, 'http://localhost:5173'] }, until: afterAll })
  const signedIn = await server.ask(login)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  const preflight = (origin: string, path = '/graphql') =>
    server.send(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  test.each(['/graphql', '/graphql/stream'])('a preflight of a listed origin to %s is answered', async (path) => {
    const { status, headers } = await preflight(app, path)
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': app,
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': expect.stringContaining('authorization,content-type,apollo-require-preflight'),
      vary: expect.stringMatching(/origin/i),
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test.each(['https://evil.example', 'null', `${app}.evil.example`, 'http://app.example', `${app}:8443`])(
    'a preflight of %s is refused',
    async (origin) => {
      const { status, headers } = await preflight(origin)
      expect(status).toBe(403)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('other paths stay closed to listed origins', async () => {
    for (const path of ['/files', '/uploads', '/login']) expect((await preflight(app, path)).status).toBe(403)
  })

  test('a listed origin’s operation runs, its own origin is echoed, and Vary names Origin', async () => {
    for (const origin of [app, 'http://localhost:5173', app]) {
      const { headers, status } = await server.ask('{ categories { id } }', {}, { origin })
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, origin])
      expect(headers.get('vary')).toMatch(/\borigin\b/i)
    }
    const own = await server.ask('{ categories { id } }', {}, { origin: server.origin })
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect(own.headers.get('vary')).toMatch(/\borigin\b/i)
  })

  test('cookies of a listed origin are neither read nor set', async () => {
    const query = '{ viewer { id } }'
    expect(await (await server.ask(query, {}, { origin: app, cookie })).json()).toEqual(anonymous)
    const get = `/graphql?query=${encodeURIComponent(query)}`
    const byGet = await server.visit(get, { headers: { origin: app, cookie, 'apollo-require-preflight': '1' } })
    expect(await byGet.json()).toEqual(anonymous)
    const foreign = await server.ask(login, {}, { origin: app })
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([200, []])
    await server.ask('mutation { logout }', {}, { origin: app, cookie })
    const own = await server.ask(query, {}, { cookie })
    expect(await own.json()).toEqual({ data: { viewer: { id: expect.any(String) } } })
  })

  test('a page of a listed origin can read why a token was refused', async () => {
    const { headers, status } = await server.ask(
      '{ viewer { id } }',
      {},
      { origin: app, authorization: 'Bearer wrong' },
    )
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, app])
    expect(headers.get('access-control-expose-headers')).toBe('retry-after,www-authenticate,x-request-id')
  })

  test('operations of other origins are refused, also with a cookie', async () => {
    const { status, headers } = await server.ask('{ viewer { id } }', {}, { origin: 'https://evil.example', cookie })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null])
  })
})
