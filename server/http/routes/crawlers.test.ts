import { afterAll, describe, expect, test } from 'vitest'
import { companies } from '../../../fixtures/companies'
import { services } from '../../../fixtures/services'
import { startServer } from '../../testing/test-server'

describe('robots.txt and sitemap', async () => {
  const { origin, visit } = await startServer({ until: afterAll })

  test('robots.txt names the sitemap', async () => {
    const text = await (await visit('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(text).toContain('Disallow: /search')
  })

  test('the sitemap has every page once, by its canonical URL', async () => {
    const response = await visit('/sitemap.xml')
    expect(response.headers.get('content-type')).toContain('xml')
    const addresses = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { id } of services) expect(addresses).toContain(`${origin}/service/${id}`)
    for (const { id } of companies) expect(addresses).toContain(`${origin}/company/${id}`)
    expect(addresses).toContain(`${origin}/category/patent-filing`)
  })

  test('the sitemap has the public URL', async () => {
    const { visit } = await startServer({ config: { publicUrl: new URL('https://marque.example') } })
    expect(await (await visit('/sitemap.xml')).text()).toContain('<loc>https://marque.example/services</loc>')
  })
})
