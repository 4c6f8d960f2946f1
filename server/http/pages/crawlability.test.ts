import { afterAll, describe, expect, test } from 'vitest'
import { users } from '../../../fixtures/accounts/users'
import { companies } from '../../../fixtures/companies'
import { freelancers } from '../../../fixtures/freelancers'
import { jobs } from '../../../fixtures/jobs'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { addListings } from '../../testing/database/add-listings'
import { openSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'

const hostile = '</script><script>alert(1)</script><!-- "quoted" & \u2028'

describe('structured data and meta tags', async () => {
  const db = await openSample()
  await addListings(db, [{ id: 'srv-hostile', title: hostile, createdAt: '2026-11-30T00:00:00.000Z' }])
  const { visit } = await startServer({
    db,
    config: { publicUrl: new URL('https://marque.example') },
    until: afterAll,
  })
  afterAll(() => db.destroy())

  const read = async (path: string) => {
    const html = await (await visit(path)).text()
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    const graph: { '@type': string }[] = blocks.flatMap(([, json = '']) => JSON.parse(json)['@graph'])
    const about = (type: string) => graph.find((thing) => thing['@type'] === type)
    const tag = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
    return { html, graph, about, tag }
  }

  test('home has the organization and the search of the site', async () => {
    const { about, tag } = await read('/')
    expect(about('Organization')).toMatchObject({ name: 'Marque', url: 'https://marque.example/' })
    expect(about('WebSite')).toMatchObject({
      url: 'https://marque.example/',
      potentialAction: { target: { urlTemplate: 'https://marque.example/search?q={search_term_string}' } },
    })
    expect([tag('og:site_name'), tag('og:type'), tag('twitter:card')]).toEqual([
      'Marque',
      'website',
      'summary_large_image',
    ])
    expect(tag('og:image')).toBe('https://marque.example/artwork/share/marque.png')
  })

  test.each(services.slice(0, 3))(
    'the service $id has its structured data and share picture',
    async ({ id, title, price, rating, reviewCount, category }) => {
      const { about, html, tag } = await read(`/service/${id}`)
      const url = `https://marque.example/service/${id}`
      expect(about('Service')).toMatchObject({
        name: title,
        url,
        offers: { price: price.toFixed(2), priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
        aggregateRating: { ratingValue: rating, reviewCount },
      })
      expect(html).toContain(`<link rel="canonical" href="${url}"/>`)
      expect(tag('og:url')).toBe(url)
      expect(tag('og:image')).toBe(`https://marque.example/artwork/share/cover/${category}/${id}.png`)
      expect(tag('og:image:width')).toBe('1200')
    },
  )

  test('a service at its second path has the canonical URL of the first', async () => {
    const { about, tag } = await read('/services/srv-1101')
    expect(about('Service')).toMatchObject({ url: 'https://marque.example/service/srv-1101' })
    expect(tag('og:url')).toBe('https://marque.example/service/srv-1101')
  })

  test.each([
    ['/service/srv-1101/', '/service/srv-1101'],
    ['/services/', '/services'],
    ['/Service/srv-1101', '/service/srv-1101'],
    ['/', '/'],
  ])('%s has the canonical URL %s', async (path, canonical) => {
    const { html, tag } = await read(path)
    expect(html).toContain(`<link rel="canonical" href="https://marque.example${canonical}"/>`)
    expect(tag('og:url')).toBe(`https://marque.example${canonical}`)
  })

  test('a service with an FAQ has it as structured data; others have none', async () => {
    const faq = (await read('/service/srv-1102')).about('FAQPage')
    expect(faq).toMatchObject({
      mainEntity: expect.arrayContaining([
        {
          '@type': 'Question',
          name: 'Does it become a patent by itself?',
          acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^No\./) },
        },
      ]),
    })
    expect((await read('/service/srv-1101')).about('FAQPage')).toBeUndefined()
  })

  test('a product has the breadcrumbs that the page shows', async () => {
    const [{ id = '', title = '' } = {}] = products
    const { about, html } = await read(`/products/${id}`)
    expect(about('Product')).toMatchObject({ name: title, sku: id, url: `https://marque.example/products/${id}` })
    const breadcrumbs = about('BreadcrumbList')
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://marque.example/' },
        { position: 2, name: 'Products', item: 'https://marque.example/products' },
        { position: 3 },
        { position: 4, name: title },
      ],
    })
    const [, navigation = ''] = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(html) ?? []
    expect(navigation).toContain(`<li aria-current="page">${title.replaceAll('&', '&amp;')}</li>`)
  })

  test.each(companies.slice(0, 3))(
    'the company $id has its structured data and share picture',
    async ({ id, name, website, reviewCount, initials, palette }) => {
      const { about, tag } = await read(`/company/${id}`)
      expect(about('Organization')).toMatchObject({
        name,
        sameAs: website && new URL(website).href,
        aggregateRating: { reviewCount },
      })
      expect(tag('og:image')).toBe(`https://marque.example/artwork/share/emblem/${palette}/${initials}/${id}.png`)
    },
  )

  test('a freelancer has a profile page with the hourly rate', async () => {
    const [{ id = '', user = '', hourlyRate = 0, skills = [] } = {}] = freelancers
    const { about, tag } = await read(`/freelancers/${id}`)
    expect(about('ProfilePage')).toMatchObject({
      mainEntity: {
        '@type': 'Person',
        name: users.find((other) => other.id === user)?.name,
        knowsAbout: skills,
        makesOffer: { priceSpecification: { price: hourlyRate.toFixed(2), unitText: 'HOUR' } },
      },
    })
    expect(tag('og:type')).toBe('profile')
  })

  test.each(jobs)('the job $id has a job posting', async ({ id, title, postedAt, location, salary }) => {
    const posting = (await read(`/jobs/${id}`)).about('JobPosting')
    expect(posting).toMatchObject({
      title,
      datePosted: postedAt,
      employmentType: expect.stringMatching(/^(FULL_TIME|PART_TIME|CONTRACTOR|INTERN)$/),
    })
    expect(posting).toMatchObject(
      location === 'Remote'
        ? { jobLocationType: 'TELECOMMUTE' }
        : { jobLocation: { address: { addressLocality: location.split(' or ')[0] } } },
    )
    const [, unit] = / per (.*)/.exec(salary) ?? []
    if (unit)
      expect(posting).toMatchObject({ baseSalary: { currency: 'USD', value: { unitText: unit.toUpperCase() } } })
    else expect(posting).not.toHaveProperty('baseSalary')
  })

  test('a listing without reviews has no rating', async () => {
    expect((await read('/service/srv-hostile')).about('Service')).not.toHaveProperty('aggregateRating')
  })

  test('the text of a seller is escaped in tags', async () => {
    const { html, about, tag } = await read('/service/srv-hostile')
    expect(about('Service')).toMatchObject({ name: hostile })
    expect(html).not.toContain('<script>alert(1)')
    expect(tag('og:title')).toContain('&lt;/script')
  })

  test('a page that does not exist has no structured data', async () => {
    const { graph, tag } = await read('/service/srv-unknown')
    expect([graph, tag('og:url')]).toEqual([[], undefined])
  })
})

describe('without a public URL', async () => {
  const { origin, visit, send } = await startServer({ until: afterAll })

  test('the canonical URL has the origin of the request', async () => {
    const html = await (await visit('/jobs')).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}/jobs"/>`)
    expect(html).toContain(` data-origin="${origin}"`)
  })

  test.each(['"><script>alert(1)</script>', 'a b', '[', 'evil.example/path?'])(
    'the invalid Host %s does not reach the page',
    async (host) => {
      const { status, text } = await send('/jobs', { headers: { host } })
      expect(status).toBe(200)
      expect(text).not.toContain('alert(1)')
      expect(text).not.toContain('/path?')
    },
  )
})

describe('icons and manifest', async () => {
  const { visit } = await startServer({ until: afterAll })
  const picture = async (path: string) => {
    const response = await visit(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
    return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
  }

  test('every icon of the manifest exists in its size', async () => {
    const response = await visit('/site.webmanifest')
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const { name, icons } = await response.json()
    expect(name).toBe('Marque')
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of icons) {
      const icon = await visit(src)
      expect(icon.headers.get('content-type')).toContain(type)
      if (type !== 'image/png') continue
      const bytes = Buffer.from(await icon.arrayBuffer())
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  test('apple-touch-icon.png has 180 pixels', async () => {
    const { type, bytes } = await picture('/apple-touch-icon.png')
    expect([type, bytes.readUInt32BE(16)]).toEqual(['image/png', 180])
  })

  test('favicon.ico holds one picture of 32 pixels', async () => {
    const { type, bytes } = await picture('/favicon.ico')
    expect(type).toBe('image/x-icon')
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes[6], bytes[7]]).toEqual([1, 1, 32, 32])
    const png = bytes.subarray(bytes.readUInt32LE(18))
    expect([png.length, png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual([
      bytes.readUInt32LE(14),
      'PNG',
      32,
    ])
  })

  test('a page links the icons and the manifest', async () => {
    const html = await (await visit('/')).text()
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest'])
      expect(html).toContain(`href="${path}"`)
  })
})
