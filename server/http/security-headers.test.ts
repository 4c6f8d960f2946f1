import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { beforePaint } from '../../client/features/page/scripts/before-paint'
import { deferredHydration } from '../../client/features/page/scripts/deferred-hydration'
import { startServer } from '../testing/test-server'

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
const policy = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${hashOf(beforePaint)}' 'sha256-${hashOf(deferredHydration)}'`,
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
]
const picture = '/artwork/category/logo-design.svg'
const paths = ['/', '/service/srv-1101', '/nowhere', '/graphql']

describe('security headers', async () => {
  const plain = await startServer({ until: afterAll })
  const secure = await startServer({ config: { publicUrl: new URL('https://marque.example') }, until: afterAll })

  test.each(paths)('%s has the Content-Security-Policy, nosniff and no referrer', async (path) => {
    const { headers } = await plain.visit(path)
    expect(headers.get('content-security-policy')?.split(';')).toEqual(policy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  test('HSTS is sent only over https', async () => {
    const { headers } = await secure.visit('/')
    expect(headers.get('content-security-policy')?.split(';')).toEqual([...policy, 'upgrade-insecure-requests'])
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect((await plain.visit('/')).headers.get('strict-transport-security')).toBeNull()
  })

  test('an SVG has a policy without scripts', async () => {
    const { headers } = await plain.visit(picture)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
  })

  test.each([...paths, picture, '/healthz'])('%s has no X-Powered-By', async (path) => {
    expect((await plain.visit(path)).headers.get('x-powered-by')).toBeNull()
  })

  test('responses of the API are no-store unless they are public', async () => {
    for (const response of [
      await plain.ask('{ viewer { id } }'),
      await plain.ask('{ wrong }'),
      await plain.ask('mutation { logout }'),
      await plain.visit('/graphql?query=%7Bviewer%7Bid%7D%7D', { headers: { 'apollo-require-preflight': '1' } }),
    ]) {
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('a page is revalidated by its ETag', async () => {
    const first = await plain.visit('/services')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.getSetCookie()).toEqual([])
    const etag = first.headers.get('etag') ?? ''
    expect((await plain.visit('/services', { headers: { 'if-none-match': etag, 'cache-control': '' } })).status).toBe(
      304,
    )
  })
})

test('introspection: it is allowed only with the sandbox', async () => {
  const introspection = '{ __schema { queryType { name } } __type(name: "User") { name } }'
  const open = await (await startServer({ config: { sandbox: true } })).ask(introspection)
  expect((await open.json()).data.__type.name).toBe('User')
  const closed = await startServer({ config: { sandbox: false } })
  const response = await closed.ask(introspection)
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0]).toMatchObject({
    message: expect.stringContaining('introspection is not allowed'),
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })
  expect((await closed.ask('{ __typename stats { __typename } }')).status).toBe(200)
  expect((await closed.visit('/services')).status).toBe(200)
})

test('introspection: a deep one is refused', async () => {
  const { ask } = await startServer()
  const deep = '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }'
  expect((await ask(deep)).status).toBe(400)
})
