import { once } from 'node:events'
import express from 'express'
import { afterAll, describe, expect, test } from 'vitest'
import { isCategoryPalette, palettes } from '../engraving/palettes'
import { shareAvatar, shareCategory, shareCover, shareEmblem, shareMarque } from '../pictures/share'
import { createArtworkRouter } from './artwork-routes'
import { createPngRenderer } from './png-renderer'

const categories = Object.keys(palettes).filter(isCategoryPalette)
const drawings: Record<string, () => string> = {
  ...Object.fromEntries(categories.map((slug) => [`a cover of ${slug}`, () => shareCover(slug, 'srv-1101')])),
  ...Object.fromEntries(categories.map((slug) => [`the category ${slug}`, () => shareCategory(slug)])),
  'an emblem': () => shareEmblem('logo-design', 'ST', 'com-studio-tessel'),
  'a portrait': () => shareAvatar('fre-jun-watanabe'),
  'the site': shareMarque,
}

test.each(Object.entries(drawings))('share picture: %s is a complete SVG without a style sheet', (_, draw) => {
  const svg = draw()
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(|<style/)
})

describe('share routes', async () => {
  const app = express().use(
    '/artwork',
    createArtworkRouter(
      async (path) => !path.includes('never'),
      (_request, _response, next) => next(),
    ),
  )
  const server = app.listen(0)
  await once(server, 'listening')
  afterAll(() => server.close())
  const get = (path: string, headers: Record<string, string> = {}) => {
    const address = server.address()
    // Without it `fetch` sends `no-cache` together with If-None-Match.
    const cache = { 'cache-control': '' }
    return fetch(`http://localhost:${typeof address === 'object' && address?.port}/artwork/share${path}`, {
      headers: { ...cache, ...headers },
    })
  }

  test.each([
    '/cover/patent-filing/srv-1101.png',
    '/emblem/patent-filing/AP/com-ashgrove-patents.png',
    '/avatar/fre-jun-watanabe.png',
    '/category/legal-consulting.png',
    '/marque.png',
  ])('%s is an immutable PNG of 1200 by 630 pixels', async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const png = Buffer.from(await response.arrayBuffer())
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    const etag = response.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  })

  test.each([
    '/',
    '/marque.svg',
    '/Marque.png',
    '/cover/marque/srv-1101.png',
    '/cover/toString/srv-1101.png',
    '/cover/patent-filing/srv-1101.svg',
    '/cover/patent-filing/SRV.png',
    `/cover/patent-filing/${'a'.repeat(65)}.png`,
    '/cover/patent-filing/..%2f..%2fpackage.png',
    '/banner/patent-filing/srv-1101.png',
    '/emblem/patent-filing/ABC/com-ashgrove.png',
    '/emblem/patent-filing/%3Cscript%3E/com-ashgrove.png',
    '/avatar/%3Cscript%3E.png',
    '/avatar/a%22/%3E.png',
    '/category/marque.png',
    '/category/constructor.png',
    '/cover/business-products/never-listed.png',
    '/emblem/logo-design/ST/com-never.png',
    '/avatar/fre-never.png',
  ])('%s is a 404', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('cache-control')).toBeNull()
  })
})

describe('PNG renderer', () => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

  test('renders a repeated name once', async () => {
    const { png } = createPngRenderer()
    let drawn = 0
    const draw = () => {
      drawn++
      return dot
    }
    expect(await png('dot', draw)).toBe(await png('dot', draw))
    expect(drawn).toBe(1)
  })

  test('does not cache a failed rendering', async () => {
    const { png } = createPngRenderer()
    await expect(png('dot', () => '<svg')).rejects.toThrow()
    await expect(png('dot', () => dot)).resolves.toBeInstanceOf(Buffer)
  })

  test('evicts the oldest rendering, and refuses others while many wait', async () => {
    const { png, isFull } = createPngRenderer()
    let drawn = 0
    const render = (name: string) =>
      png(name, () => {
        drawn++
        return dot
      })
    const renderings = Array.from({ length: 40 }, (_, n) => render(`dot ${n}`))
    await Promise.resolve()
    expect(isFull('another')).toBe(true)
    expect(isFull('dot 39')).toBe(false)
    await Promise.all(renderings)
    expect(isFull('another')).toBe(false)
    await render('dot 39')
    expect(drawn).toBe(40)
    await render('dot 0')
    expect(drawn).toBe(41)
  })
})
