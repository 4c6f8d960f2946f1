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
const categories = Object.keys(palettes).filter(isCategoryPalette)

describe('artwork', () => {
  test('is the same for the same seed', () => {
    expect(card('cap-table', 'business-products')).toBe(card('cap-table', 'business-products'))
    expect(avatar('ada')).toBe(avatar('ada'))
  })

  test('differs with the seed', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `listing-${i}`)
    expect(new Set(seeds.map((seed) => card(seed, 'logo-design'))).size).toBe(seeds.length)
    expect(new Set(seeds.map(avatar)).size).toBe(seeds.length)
  })

  // The first 16 digits of each picture's SHA-256. Browsers cache pictures forever, so a changed one needs a new URL.
  test.each([
    [
      'engine',
      () => guilloche({ seed: 'utility-patent', palette: 'patent-filing', width: 720, height: 480 }),
      '8bc44b2f9e44ee39',
    ],
    ['seal', () => card('office-action', 'trademark-registration'), '8efcfd007520ad50'],
    ['twin', () => card('minute-book', 'company-registration'), '18fb8a85bcf885f3'],
    [
      'sunrise',
      () => guilloche({ seed: 'pitch-frame', palette: 'startup-packages', width: 112, height: 84 }),
      'c968e71b814a38a6',
    ],
    ['flower', () => card('icon-library', 'logo-design'), '85ca7622df577bb5'],
    ['ribbon', () => card('landing-build', 'freelance-services'), 'ea86f405bd17c1bd'],
    ['column', () => card('saas-terms', 'legal-consulting'), '97894c6ac2bf3c70'],
    ['counter', () => card('cap-table', 'business-products'), '6fc45c1de49a094a'],
    [
      'emblem',
      () => emblem({ seed: 'ashgrove', palette: 'patent-filing', letters: 'AP', size: 112 }),
      '446e6e196ce5a971',
    ],
    [
      'map',
      () => contours({ seed: 'manchester', palette: 'patent-filing', width: 360, height: 225 }),
      '6ddeffd215adc35f',
    ],
    ['category mark', () => categoryMark('company-registration', 84), '547f9499a27ed0d2'],
    ['hero', ornaments.hero, '29ffe636c9c7b76e'],
    ['hero ground', ornaments['hero-ground'], 'ac82b62efe7938f4'],
    ['stats ground', ornaments['stats-ground'], '1ec9c4d058206add'],
    ['seal ornament', ornaments.seal, 'bedb01c5445cf8e1'],
    ['small seal', ornaments['seal-small'], '3adf08154cf211da'],
    ['frame', ornaments.frame, 'c472f029142942dc'],
    ['band', ornaments.band, 'f6d6aa44d11e7e84'],
    ['band on the plate', ornaments['band-plate'], 'bc45acd02adbd900'],
    ['cancelled', ornaments.cancelled, 'e7cbe112b0bcd930'],
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
    createArtworkRouter(async () => true),
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
