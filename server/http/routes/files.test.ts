import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../testing/test-server'

const html = Buffer.from('<script>alert(1)</script>')

describe('files of deliveries', async () => {
  const { ask, send, origin } = await startServer({ until: afterAll })

  const signIn = async (email: string) => {
    const answer = await ask('mutation ($input: LoginInput!) { login(input: $input) { __typename } }', {
      input: { email, password: 'password123' },
    })
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const [seller, buyer, stranger, admin] = await Promise.all(
    ['freelancer', 'customer', 'vendor', 'admin'].map((name) => signIn(`${name}@example.com`)),
  )
  const upload = async (body: Buffer, name = 'opinion.html', cookie = seller ?? '') => {
    const path = `/files?name=${encodeURIComponent(name)}`
    const answer = await send(path, { method: 'POST', headers: { cookie }, body })
    return { status: answer.status, body: JSON.parse(answer.text) }
  }
  const open = (id: string, cookie = '') => send(`/files/${id}`, { headers: { cookie } })

  test('are downloads and nothing else, for both sides and admins', async () => {
    const { status, body } = await upload(html, '../../Written opinion.html')
    expect([status, body]).toEqual([
      201,
      { id: expect.stringMatching(/^fil-/), name: 'Written opinion.html', size: html.length },
    ])
    expect((await open(body.id, buyer)).status).toBe(404)
    const find = '{ engagement(id: "MQ-2C8WP") { id version } }'
    const { data }: { data: { engagement: { id: string; version: number } } } = JSON.parse(
      await (await ask(find, {}, { cookie: seller ?? '' })).text(),
    )
    const input = { ...data.engagement, transition: { deliver: { message: 'Here.', files: [body.id] } } }
    const mutation = `mutation ($input: AdvanceEngagementInput!) { advanceEngagement(input: $input) { __typename
      ... on EngagementAdvanced { engagement { events { files { id name size path } } } } } }`
    const delivered = await (await ask(mutation, { input }, { cookie: seller ?? '' })).text()
    expect(delivered).toContain(`"path":"/files/${body.id}"`)
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
    // It is part of one delivery for good.
    const again = await (await ask(mutation, { input }, { cookie: seller ?? '' })).text()
    expect(again).toContain('TransitionRefused')
  })

  test.each([
    ['nobody', 401, html, 'a.txt', ''],
    ['no name', 400, html, '', undefined],
    ['nothing', 400, Buffer.alloc(0), 'a.txt', undefined],
    ['more than 5 MB', 413, Buffer.alloc(5 * 1024 * 1024 + 1), 'a.txt', undefined],
  ])('of %s are refused with %i', async (_, status, body, name, cookie) => {
    expect(await upload(body, name, cookie)).toMatchObject({ status, body: { message: expect.any(String) } })
  })

  test.each([
    ['C:\\work\\plan.pdf', 'plan.pdf'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['..', '..'],
    ['<>', 'file'],
  ])('the name %j is kept as %j', async (typed, name) => {
    expect((await upload(html, typed)).body.name).toBe(name)
  })

  const photo = (type: 'jpeg' | 'png' | 'webp' | 'gif') =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Artist: 'Ada Byron, 12 St James Square' } })
      .toFormat(type)
      .toBuffer()

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'a %s is drawn anew: what hides in it or behind it is gone',
    async (type) => {
      const sent = Buffer.concat([await photo(type), html])
      // By its content, whatever it is called.
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
      const kept = Buffer.from(await picture.arrayBuffer())
      expect(kept.includes('script')).toBe(false)
      expect(kept.includes('Ada Byron')).toBe(false)
      expect(await sharp(kept).metadata()).toMatchObject({ format: type, width: 40, height: 20 })
    },
  )

  test('a broken picture and one too large are refused', async () => {
    expect(await upload((await photo('png')).subarray(0, 60), 'a.png')).toMatchObject({ status: 415 })
    const vast = sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#246' } })
    expect(await upload(await vast.png().toBuffer(), 'a.png')).toMatchObject({ status: 413 })
  })

  test.each(['fil-unknown', '..%2f..%2fmarque.db', 'upl-1'])('%s is not there', async (id) => {
    expect((await open(id, seller)).status).toBe(404)
  })
})
