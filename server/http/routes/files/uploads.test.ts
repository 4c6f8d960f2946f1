import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { LoginDocument } from '../../../testing/accounts/sign-in.generated'
import { startServer } from '../../../testing/test-server'

const plain = (width = 900, height = 700) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } }).withExif({ IFD0: { Artist: 'Secret Name' } })
const png = await plain().png().toBuffer()
const jpeg = await plain().jpeg().toBuffer()

/** All black with one bit per pixel: a few kilobytes for any number of pixels. */
const blankPng = (width: number, height: number) => {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const length = Buffer.alloc(4)
    const sum = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const rows = deflateSync(Buffer.alloc(height * (1 + width / 8)))
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('uploads', async () => {
  const { origin, execute, send, visit } = await startServer({ until: afterAll })

  const signIn = async (email: string) => {
    const { response } = await execute(LoginDocument, { input: { email, password: 'password123' } })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const cookie = await signIn('vendor@example.com')

  const upload = async (body: Buffer, purpose = 'listing', headers: Record<string, string> = {}) => {
    const response = await send(`/uploads?purpose=${purpose}`, {
      method: 'POST',
      headers: { cookie, ...headers },
      body,
    })
    return { ...response, body: JSON.parse(response.text) }
  }
  const fetched = async (path: string) => {
    const response = await visit(path)
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  test.each([
    ['PNG', () => plain().png()],
    ['JPEG', () => plain().jpeg()],
    ['WebP', () => plain().webp()],
    ['AVIF', () => plain(200, 100).avif()],
    ['GIF', () => plain(200, 100).gif()],
    ['grey PNG', () => plain(200, 100).greyscale().png()],
    ['CMYK JPEG', () => plain(200, 100).toColourspace('cmyk').jpeg()],
    ['16-bit PNG', () => plain(200, 100).toColourspace('rgb16').png()],
  ])('a %s is stored in every size', async (_, make) => {
    const { status, body } = await upload(await make().toBuffer())
    expect([status, body]).toEqual([201, { path: expect.stringMatching(/^\/uploads\/upl-[0-9a-f-]{36}\.webp$/) }])
    for (const [size, width, height] of [
      ['thumb', 112, 84],
      ['card', 320, 200],
      ['large', 720, 480],
      ['share', 1200, 630],
    ] as const) {
      const { bytes } = await fetched(`${body.path}?size=${size}`)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
    }
  })

  test('a portrait picture of a listing has a size that is not cropped, which is not larger than the picture', async () => {
    const { body } = await upload(await plain(300, 900).png().toBuffer())
    const { bytes } = await fetched(`${body.path}?size=whole`)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 900 })
    const tall = await upload(await plain(1000, 2000).png().toBuffer())
    const shrunk = await fetched(`${tall.body.path}?size=whole`)
    expect(await sharp(shrunk.bytes).metadata()).toMatchObject({ width: 640, height: 1280 })
  })

  test.each([
    ['avatar', 'card', 104, 104],
    ['logo', 'large', 176, 176],
    ['banner', 'card', 1280, 272],
  ])('the purpose %s has its own sizes', async (purpose, size, width, height) => {
    const { body } = await upload(png, purpose)
    const { bytes } = await fetched(`${body.path}?size=${size}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    expect((await visit(`${body.path}?size=thumb`)).status).toBe(404)
  })

  test('metadata and appended documents are removed', async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')])
    expect(polyglot.includes('Secret Name')).toBe(true)
    const { status, body } = await upload(polyglot)
    expect(status).toBe(201)
    const { bytes } = await fetched(`${body.path}?size=large`)
    expect([bytes.includes('script'), bytes.includes('Secret Name')]).toEqual([false, false])
    const { exif, icc, xmp } = await sharp(bytes).metadata()
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
  })

  test('a picture is rotated by its EXIF orientation', async () => {
    const left = { create: { width: 400, height: 800, channels: 3, background: '#f00' } } as const
    const two = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#00f' } })
      .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await upload(two, 'avatar')
    const { bytes } = await fetched(body.path)
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    expect(at(90, 10)[0]).toBeGreaterThan(200)
    expect(at(10, 90)[2]).toBeGreaterThan(200)
  })

  test.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['text called a PNG', Buffer.from('I am no picture at all.')],
    ['nothing', Buffer.alloc(0)],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', png.subarray(0, png.length / 2)],
    ['the first bytes of a PNG, and then a page', Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')])],
    ['a PDF', Buffer.from('%PDF-1.4 1 0 obj')],
  ])('%s is refused as no picture', async (_, body) => {
    const response = await upload(body, 'listing', { 'content-type': 'image/png' })
    expect([response.status, response.body]).toEqual([
      415,
      { message: expect.stringContaining('can’t read this picture') },
    ])
  })

  test('a picture of too many megapixels is refused before it is decoded', async () => {
    expect((await upload(blankPng(2_000, 2_000))).status).toBe(201)
    // Decoded, it would be refused as no picture: its pixels are missing.
    const header = blankPng(20_000, 20_000).subarray(0, 60)
    const { status, body } = await upload(header)
    expect([status, body.message]).toEqual([413, expect.stringContaining('megapixels')])
  })

  test('a file of more than five megabytes is refused', async () => {
    const { status, body } = await upload(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))
    expect([status, body.message]).toEqual([413, expect.stringContaining('5 MB')])
  })

  test('an upload needs a session, the same origin and a purpose', async () => {
    expect((await upload(png, 'listing', { cookie: '' })).status).toBe(401)
    expect((await upload(png, 'listing', { cookie: 'session=forged' })).status).toBe(401)
    expect((await upload(png, 'listing', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await upload(png, 'listing', { origin })).status).toBe(201)
    for (const purpose of ['', 'nonsense', 'constructor', 'listing&purpose=logo']) {
      expect((await upload(png, purpose)).status).toBe(400)
    }
  })

  test('an upload is served as an immutable picture', async () => {
    const { body } = await upload(png)
    const { response } = await fetched(body.path)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test.each([
    '/uploads/..%2f..%2fpackage.json.webp',
    '/uploads/../../package.json',
    '/uploads/%2e%2e/%2e%2e/etc/passwd.webp',
    '/uploads/upl-00000000-0000-0000-0000-000000000000.webp',
    '/uploads/upl-00000000-0000-0000-0000-000000000000.webp?size=../../x',
    '/uploads/upl-00000000-0000-0000-0000-000000000000.webp?size=card&size=large',
    '/uploads/',
  ])('%s is a 404', async (path) => {
    expect((await send(path)).status).toBe(404)
  })

  test('rate limit: sixty uploads an hour', async () => {
    const busy = { cookie: await signIn('broker@example.com') }
    for (let i = 0; i < 60; i++) await upload(Buffer.from('x'), 'listing', busy)
    const { status, headers, body } = await upload(png, 'listing', busy)
    expect([status, body.message]).toEqual([429, expect.stringContaining('in an hour')])
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000)
  })
})
