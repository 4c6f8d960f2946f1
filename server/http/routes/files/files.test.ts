import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { LoginDocument } from '../../../testing/accounts/sign-in.generated'
import { AdvanceEngagementDocument, EngagementDocument } from '../../../testing/engagements.generated'
import { expectValue } from '../../../testing/result'
import { startServer } from '../../../testing/test-server'

const html = Buffer.from('<script>alert(1)</script>')

describe('delivery files', async () => {
  const { execute, send, origin } = await startServer({ until: afterAll })

  const signIn = async (email: string) => {
    const { response } = await execute(LoginDocument, { input: { email, password: 'password123' } })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const [seller, buyer, stranger, admin] = await Promise.all(
    ['freelancer', 'customer', 'vendor', 'admin'].map((name) => signIn(`${name}@example.com`)),
  )
  const upload = async (body: Buffer, name = 'opinion.html', cookie = seller ?? '') => {
    const path = `/files?name=${encodeURIComponent(name)}`
    const { status, text } = await send(path, { method: 'POST', headers: { cookie }, body })
    return { status, body: JSON.parse(text) }
  }
  const open = (id: string, cookie = '') => send(`/files/${id}`, { headers: { cookie } })

  test('are downloads for both sides and admins, and belong to one delivery', async () => {
    const { status, body } = await upload(html, '../../Written opinion.html')
    expect([status, body]).toEqual([
      201,
      { id: expect.stringMatching(/^fil-/), name: 'Written opinion.html', size: html.length },
    ])
    expect((await open(body.id, buyer)).status).toBe(404)
    const headers = { cookie: seller ?? '' }
    const { engagement } = (await execute(EngagementDocument, { id: 'MQ-2C8WP' }, headers)).data
    const { id, version } = expectValue(engagement)
    const input = { id, version, transition: { deliver: { message: 'Here.', files: [body.id] } } }
    const delivered = await execute(AdvanceEngagementDocument, { input }, headers)
    expect(JSON.stringify(delivered.data)).toContain(`"path":"/files/${body.id}"`)
    for (const cookie of [seller, buyer, admin]) {
      const { status, headers, text } = await open(body.id, cookie)
      expect([status, text]).toEqual([200, html.toString()])
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="Written opinion.html"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    }
    for (const cookie of [stranger, '']) expect((await open(body.id, cookie)).status).toBe(404)
    const again = await execute(AdvanceEngagementDocument, { input }, headers)
    expect(again.data.advanceEngagement.__typename).toBe('TransitionRefused')
  })

  test.each([
    ['nobody', 401, html, 'a.txt', ''],
    ['no name', 400, html, '', undefined],
    ['nothing', 400, Buffer.alloc(0), 'a.txt', undefined],
    ['more than 5 MB', 413, Buffer.alloc(5 * 1024 * 1024 + 1), 'a.txt', undefined],
  ])('an upload of %s is refused with %i', async (_, status, body, name, cookie) => {
    expect(await upload(body, name, cookie)).toMatchObject({ status, body: { message: expect.any(String) } })
  })

  test.each([
    ['C:\\work\\plan.pdf', 'plan.pdf'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['..', '..'],
    ['<>', 'file'],
  ])('the file name %j is stored as %j', async (typed, name) => {
    expect((await upload(html, typed)).body.name).toBe(name)
  })

  const photo = (type: 'jpeg' | 'png' | 'webp' | 'gif') =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Artist: 'Ada Byron, 12 St James Square' } })
      .toFormat(type)
      .toBuffer()

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'a %s is encoded again, without metadata or appended data',
    async (type) => {
      const sent = Buffer.concat([await photo(type), html])
      // The name says HTML: only the content counts.
      const { status, body } = await upload(sent, 'logo.html')
      expect(status).toBe(201)
      const { headers } = await open(body.id, seller)
      expect(headers).toMatchObject({
        'content-type': `image/${type}`,
        'content-disposition': 'attachment; filename=logo.html',
        'x-content-type-options': 'nosniff',
        'content-length': String(body.size),
      })
      const picture = await fetch(`${origin}/files/${body.id}`, { headers: { cookie: seller ?? '' } })
      const stored = Buffer.from(await picture.arrayBuffer())
      expect(stored.includes('script')).toBe(false)
      expect(stored.includes('Ada Byron')).toBe(false)
      expect(await sharp(stored).metadata()).toMatchObject({ format: type, width: 40, height: 20 })
    },
  )

  test('a broken and an oversized picture are refused', async () => {
    expect(await upload((await photo('png')).subarray(0, 60), 'a.png')).toMatchObject({ status: 415 })
    const vast = sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#246' } })
    expect(await upload(await vast.png().toBuffer(), 'a.png')).toMatchObject({ status: 413 })
  })

  test.each(['fil-unknown', '..%2f..%2fmarque.db', 'upl-1'])('the unknown file %s is a 404', async (id) => {
    expect((await open(id, seller)).status).toBe(404)
  })
})
