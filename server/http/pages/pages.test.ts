import { afterAll, describe, expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { addListings } from '../../testing/database/add-listings'
import { openSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'

const hostile = '</script><script>alert(1)</script><!-- $& $1 {{x}} "quoted" & \u2028'
const stateOf = (html: string) =>
  html.match(/<script type="application\/json" id="apollo-state">(.*?)<\/script>/s)?.[1] ?? ''

describe('pages', async () => {
  const db = await openSample()
  await addListings(db, [{ id: 'srv-hostile', title: hostile, createdAt: '2026-11-30T00:00:00.000Z' }])
  const { visit, send, logged } = await startServer({ db, until: afterAll })
  afterAll(() => db.destroy())

  const page = async (path: string) => {
    const response = await visit(path)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    return { status: response.status, html: await response.text() }
  }

  test.each([
    ['/', 'Empowering Startups, Legally and Digitally'],
    ['/services', services[0]?.title ?? ''],
    ['/service/srv-1101', '$2,999.99'],
    ['/service/srv-1101?from=search&x=%E0%A4', 'Utility Patent Drafting and Filing'],
    ['/marketplace?category=%00', 'Marketplace'],
    ['/freelancers?skill=%01', 'Freelancers'],
    ['/search?q=%00', 'Search'],
  ])('%s is rendered on the server with its content', async (path, content) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html.split('id="apollo-state"')[0]).toContain(content)
    expect(Object.keys(JSON.parse(stateOf(html)))).toContain('ROOT_QUERY')
  })

  test.each([
    ['/service/srv-unknown', 'Service Not Found'],
    ['/service/prd-2801', 'Service Not Found'],
    ['/nowhere', 'Page Not Found'],
    ['/service/srv-1101/more', 'Page Not Found'],
    ['/service/%E0%A4', 'Page Not Found'],
    ['/service/%', 'Page Not Found'],
    ['/service/%zz', 'Page Not Found'],
    ['/service/%00', 'Page Not Found'],
    ['/service/%0d%0aset-cookie:a=b', 'Page Not Found'],
    ['/service/%ED%A0%80', 'Page Not Found'],
    ['//evil.example', 'Page Not Found'],
    ['//evil.example/services', 'Page Not Found'],
    ['//user:password@evil.example/', 'Page Not Found'],
    ['//', 'Page Not Found'],
    ['///', 'Page Not Found'],
    ['//[', 'Page Not Found'],
    ['/\\evil.example', 'Page Not Found'],
    [`/${'long'.repeat(2_000)}`, 'Page Not Found'],
    [`/service/${'long'.repeat(2_000)}`, 'Service Not Found'],
    [`/services/${'a/'.repeat(2_000)}`, 'Page Not Found'],
    ['/service/..%2f..%2fetc%2fpasswd', 'Service Not Found'],
    ['/..//evil.example', 'Page Not Found'],
    ['/services//', 'Page Not Found'],
    ['/.env', 'Page Not Found'],
    ['/service/<script>', 'Service Not Found'],
  ])('%s is a 404 page', async (path, title) => {
    const { status, headers, text } = await send(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain(title)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('location')
  })

  test('the page of a malformed address loads no scripts, which would take it for another page', async () => {
    const scripts = async (path: string) => (await send(path)).text.includes('data-modules')
    expect(await scripts('/nowhere')).toBe(true)
    expect(await scripts('/service/%00')).toBe(false)
    expect(await scripts('/services//')).toBe(false)
  })

  test.each(['http://evil.example/services', 'http://user:password@evil.example/', '*'])(
    'the absolute request target %s is no server error',
    async (target) => expect((await send(target)).status).toBeLessThan(500),
  )

  test.each(['/service/srv-hostile', '/services'])('%s escapes the text of a seller', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('<!-- $')
    const state = stateOf(html)
    expect(state).not.toContain('<')
    expect(JSON.stringify(JSON.parse(state))).toContain(JSON.stringify(hostile).slice(1, -1))
    expect(html.match(/<\/head>/g)).toHaveLength(1)
  })

  test('a page is the same signed in and signed out', async () => {
    const [signedOut, forged] = await Promise.all([
      visit('/services'),
      visit('/services', { headers: { cookie: 'session=x' } }),
    ])
    expect(await forged.text()).toBe(await signedOut.text())
  })

  test('HEAD is answered like GET, without a body', async () => {
    const { status, text } = await send('/services', { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
  })

  test('none of these requests is logged as an error', () => {
    expect(logged).toEqual([])
  })
})
