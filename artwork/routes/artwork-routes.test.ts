import { createHash } from 'node:crypto'
import { once } from 'node:events'
import express from 'express'
import { afterAll, describe, expect, test } from 'vitest'
import { type CategoryPalette, isCategoryPalette, palettes } from '../engraving/palettes'
import { avatar } from '../pictures/avatar'
import { guilloche } from '../pictures/cover'
import { emblem } from '../pictures/emblem'
import { contours } from '../pictures/map'
import { categoryMark, ornaments } from '../pictures/ornaments'
import { createArtworkRouter } from './artwork-routes'

const card = (seed: string, palette: CategoryPalette) => guilloche({ seed, palette, width: 320, height: 200 })
/** The elements of a picture, with those that each `<use>` shows. */
const elementCount = (svg: string) => {
  const counts = new Map<string, number>()
  const countIn = (part: string) =>
    [...part.matchAll(/<\w+(?: href="#(\w+)")?/g)].reduce((sum, [, id]) => sum + 1 + (counts.get(id ?? '') ?? 0), 0)
  const [, definitions = '', body = ''] = /<defs>(.*)<\/defs>(.*)/s.exec(svg) ?? []
  // A definition stands behind those that it shows.
  for (const [part, , id = ''] of definitions.matchAll(/<(\w+) id="(\w+)"(?:[^>]*\/>|.*?(?=<(?:path|g|mask) id=|$))/gs))
    counts.set(id, countIn(part))
  return countIn(body)
}

const categories = Object.keys(palettes).filter(isCategoryPalette)

describe('artwork', () => {
  test('is the same for the same seed', () => {
    expect(card('cap-table', 'business-products')).toBe(card('cap-table', 'business-products'))
    expect(avatar('ada')).toBe(avatar('ada'))
  })

  // A browser lays out each copy of a part, and more of them delay the page.
  test('has few elements, with all copies', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `listing-${i}`)
    for (const palette of categories)
      expect(Math.max(...seeds.map((seed) => elementCount(card(seed, palette)))), palette).toBeLessThan(2_000)
  })

  test('differs with the seed', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `listing-${i}`)
    expect(new Set(seeds.map((seed) => card(seed, 'logo-design'))).size).toBe(seeds.length)
    expect(new Set(seeds.map(avatar)).size).toBe(seeds.length)
  })

  // The first 16 digits of each picture's SHA-256. Browsers cache pictures forever, so one that looks different needs a new URL.
  test.each([
    [
      'engine',
      () => guilloche({ seed: 'utility-patent', palette: 'patent-filing', width: 720, height: 480 }),
      '5ad67b72f07e131d',
    ],
    ['seal', () => card('office-action', 'trademark-registration'), '00d46b8b7b111ce0'],
    ['twin', () => card('minute-book', 'company-registration'), '31e41748e12f0260'],
    [
      'sunrise',
      () => guilloche({ seed: 'pitch-frame', palette: 'startup-packages', width: 112, height: 84 }),
      '723bf1260787343e',
    ],
    ['flower', () => card('icon-library', 'logo-design'), '706860cf20115ecd'],
    ['ribbon', () => card('landing-build', 'freelance-services'), '6f529472daf18d3f'],
    ['column', () => card('saas-terms', 'legal-consulting'), 'de195be857a4a7e4'],
    ['counter', () => card('cap-table', 'business-products'), '46128da218105511'],
    [
      'emblem',
      () => emblem({ seed: 'ashgrove', palette: 'patent-filing', letters: 'AP', size: 112 }),
      'f1df58cd457a013d',
    ],
    [
      'map',
      () => contours({ seed: 'manchester', palette: 'patent-filing', width: 360, height: 225 }),
      '6ddeffd215adc35f',
    ],
    ['category mark', () => categoryMark('company-registration', 84), '8e7c90a6dafbd528'],
    ['hero', ornaments.hero, 'de90b72587ebbb84'],
    ['hero ground', ornaments['hero-ground'], '6e0a110ea5cdf2c8'],
    ['stats ground', ornaments['stats-ground'], '52628c839e3a1ac1'],
    ['seal ornament', ornaments.seal, 'fb8f89e3515f81b8'],
    ['small seal', ornaments['seal-small'], 'dcc08752f8102680'],
    ['frame', ornaments.frame, 'b064905e048a3128'],
    ['band', ornaments.band, 'f6d6aa44d11e7e84'],
    ['band on the plate', ornaments['band-plate'], 'bc45acd02adbd900'],
    ['cancelled', ornaments.cancelled, '314219b4140ef75c'],
  ])('has the same SHA-256 as before: %s', (_, draw, golden) => {
    expect(createHash('sha256').update(draw()).digest('hex').slice(0, 16)).toBe(golden)
  })

  test.each([
    ...Object.entries(ornaments),
    ...categories.map((slug): [string, () => string] => [slug, () => categoryMark(slug, 84)]),
  ])('is a complete SVG: %s', (_, draw) => {
    const svg = draw()
    expect(svg).toMatch(/^<svg .*<\/svg>$/s)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('avatar: black is replaced by ink blue', () => {
  const svg = avatar('priya')
  expect(svg).toContain('fill="#14213f"')
  expect(svg).not.toContain('#000')
})

describe('artwork routes', async () => {
  const app = express().use(
    '/artwork',
    createArtworkRouter(
      async () => true,
      (_request, _response, next) => next(),
    ),
  )
  const server = app.listen(0)
  await once(server, 'listening')
  afterAll(() => server.close())
  const get = (path: string) => {
    const address = server.address()
    return fetch(`http://localhost:${typeof address === 'object' && address?.port}/artwork${path}`)
  }

  test.each([
    ['/cover/patent-filing/utility-patent.svg', 'width="320" height="200"'],
    ['/cover/patent-filing/utility-patent.svg?size=card', 'width="320" height="200"'],
    ['/cover/patent-filing/utility-patent.svg?size=thumb', 'width="112" height="84"'],
    ['/cover/patent-filing/utility-patent.svg?size=large', 'width="720" height="480"'],
    ['/banner/logo-design/tessel.svg', 'width="1280" height="272"'],
    ['/emblem/logo-design/ST/tessel.svg', 'width="112"'],
    ['/emblem/logo-design/S/tessel.svg?size=large', 'width="176"'],
    ['/category/legal-consulting.svg', 'width="84"'],
    ['/avatar/ada.svg', 'viewBox="0 0 1744 1744"'],
    ['/map/manchester.svg', 'width="360" height="225"'],
    ['/ornament/hero-ground.svg', 'width="1216" height="560"'],
  ])('%s is an immutable SVG', async (path, part) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(await response.text()).toContain(part)
  })

  test('a cover is drawn from its palette and seed', async () => {
    const response = await get('/cover/business-products/cap-table.svg')
    expect(await response.text()).toBe(card('cap-table', 'business-products'))
  })

  test.each([
    '/',
    '/cover/marque/utility-patent.svg',
    '/cover/toString/utility-patent.svg',
    '/cover/patent-filing/utility-patent.png',
    '/cover/patent-filing/Utility.svg',
    '/cover/patent-filing/a.b.svg',
    `/cover/patent-filing/${'a'.repeat(65)}.svg`,
    '/cover/patent-filing/utility-patent.svg?size=huge',
    '/cover/patent-filing/utility-patent.svg?size=card&size=card',
    '/cover/patent-filing/..%2f..%2fpackage.svg',
    '/banner/unknown/tessel.svg',
    '/emblem/logo-design/ABC/tessel.svg',
    '/emblem/logo-design/st/tessel.svg',
    '/emblem/logo-design/%3Cscript%3E/tessel.svg',
    '/emblem/logo-design/ST/tessel.svg?size=thumb',
    '/category/marque.svg',
    '/avatar/%3Cscript%3E.svg',
    '/map/man%20chester.svg',
    '/ornament/constructor.svg',
    '/ornament/..%2fseal.svg',
  ])('%s is a 404', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('cache-control')).toBeNull()
  })
})
