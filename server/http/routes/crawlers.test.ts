import { afterAll, describe, expect, test } from 'vitest'
import { companies } from '../../../fixtures/companies'
import { services } from '../../../fixtures/services'
import { startServer } from '../../testing/test-server'

describe('robots.txt and sitemap', async () => {
  const { origin, visit } = await startServer({ until: afterAll })

  const locationsOf = async (path: string) => {
    const response = await visit(path)
    expect(response.headers.get('content-type')).toContain('xml')
    return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  }

  test('robots.txt names the sitemap', async () => {
    const text = await (await visit('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(text).toContain('Disallow: /search')
  })

  test('the sitemap has every page once, by its canonical URL', async () => {
    const parts = await locationsOf('/sitemap.xml')
    expect(parts.slice(0, 2)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
    const addresses = (await Promise.all(parts.map((part) => locationsOf(new URL(part).pathname)))).flat()
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { id } of services) expect(addresses).toContain(`${origin}/service/${id}`)
    for (const { id } of companies) expect(addresses).toContain(`${origin}/company/${id}`)
    expect(addresses).toContain(`${origin}/category/patent-filing`)
  })

  test('the sitemap has the public URL', async () => {
    const { visit } = await startServer({ config: { publicUrl: new URL('https://marque.example') } })
    expect(await (await visit('/sitemap.xml')).text()).toContain('<loc>https://marque.example/sitemap-1.xml</loc>')
    expect(await (await visit('/sitemap-1.xml')).text()).toContain('<loc>https://marque.example/services</loc>')
  })

  test('a part that a crawler has already is a 304; an unknown part is a 404', async () => {
    const first = await visit('/sitemap-1.xml')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    expect((await visit('/sitemap-1.xml', { headers })).status).toBe(304)
    expect((await visit('/sitemap-99.xml')).status).toBe(404)
  })
})
