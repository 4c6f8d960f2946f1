import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openS3Files } from '../../../infrastructure/files/s3/open-s3-files'
import { LoginDocument } from '../../../testing/accounts/sign-in.generated'
import { openSample } from '../../../testing/database/open-sample'
import { startFakeS3 } from '../../../testing/fake-s3/fake-s3'
import { startServer } from '../../../testing/test-server'

const pdf = Buffer.from('%PDF-1.7 One two three')
const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#246' } })
  .png()
  .toBuffer()
const outage = 'We can’t reach our file storage at the moment. Try again in a few seconds.'

describe('files in object storage', async () => {
  const db = await openSample()
  const fakeS3 = await startFakeS3()
  const infrastructure = { fileStore: await openS3Files(fakeS3.config) }
  const server = await startServer({ db, infrastructure, until: afterAll })
  const streamed = await startServer({
    db,
    infrastructure: { fileStore: await openS3Files({ ...fakeS3.config, signedDownloads: false }) },
    until: afterAll,
  })
  afterAll(async () => {
    await fakeS3.stop()
    await db.destroy()
  })
  afterEach(fakeS3.recover)

  const { response } = await server.execute(LoginDocument, {
    input: { email: 'vendor@example.com', password: 'password123' },
  })
  const headers = { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const post = async (path: string, body: Buffer) => {
    const { status, headers: answered, text } = await server.send(path, { method: 'POST', headers, body })
    return { status, headers: answered, body: JSON.parse(text) }
  }
  const upload = () => post('/files?name=Plan%20%E2%82%AC.pdf', pdf)
  const down = () => fakeS3.fail(/./, { status: 403, code: 'AccessDenied' })

  test('a private file is downloaded from the bucket, after the check of who asks', async () => {
    const { status, body } = await upload()
    expect([status, fakeS3.objects.find(`${body.id}/file.bin`).bytes]).toEqual([201, pdf])
    expect((await server.visit(`/files/${body.id}`)).status).toBe(404)
    const redirect = await server.visit(`/files/${body.id}`, { headers })
    expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    expect(redirect.headers.get('content-disposition')).toBeNull()
    const location = redirect.headers.get('location') ?? ''
    expect(location).toMatch(new RegExp(`^${fakeS3.config.endpoint?.origin}/.*[&?]X-Amz-Expires=300&`))
    const file = await fetch(location, { headers: { range: 'bytes=9-11' } })
    expect([file.status, await file.text()]).toEqual([206, 'One'])
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="Plan ?.pdf"; filename*=UTF-8\'\'Plan%20%E2%82%AC.pdf',
    )
  })

  test('a HEAD request is answered by the server, because the address is signed for GET', async () => {
    const { body } = await upload()
    const { status, headers: answered } = await server.send(`/files/${body.id}`, { method: 'HEAD', headers })
    expect([status, answered['content-length']]).toEqual([200, String(pdf.length)])
  })

  test('without signed downloads the file, or a range of it, is streamed through the server', async () => {
    const { body } = await upload()
    const whole = await streamed.send(`/files/${body.id}`, { headers })
    expect([whole.status, whole.text]).toEqual([200, pdf.toString()])
    const part = await streamed.send(`/files/${body.id}`, { headers: { ...headers, range: 'bytes=9-11' } })
    expect([part.status, part.text]).toEqual([206, 'One'])
  })

  test('a picture is served by the site itself, so that its security policy names no other host', async () => {
    const { status, body } = await post('/uploads?purpose=listing', picture)
    expect(status).toBe(201)
    const response = await server.visit(`${body.path}?size=large`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await server.visit('/jobs')).headers.get('content-security-policy')).toContain("img-src 'self' data:;")
  })

  test('while the bucket fails, uploads are refused in words', async () => {
    down()
    for (const answer of [await upload(), await post('/uploads?purpose=listing', picture)]) {
      expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([503, '5', { message: outage }])
    }
    expect(server.logged.join('')).toContain('The bucket marque-test failed')
    expect(server.logged.join('')).not.toContain(fakeS3.config.credentials?.secretAccessKey)
    fakeS3.recover()
    expect((await upload()).status).toBe(201)
  })

  test('while the bucket fails, downloads and pictures are refused in words', async () => {
    const { body } = await upload()
    const picturePath = (await post('/uploads?purpose=listing', picture)).body.path
    down()
    for (const [to, path] of [
      [server, `/files/${body.id}`],
      [streamed, `/files/${body.id}`],
      [server, picturePath],
    ]) {
      const { status, headers: answered, text } = await to.send(path, { headers })
      expect([status, answered['retry-after'], text]).toEqual([503, '5', `${outage}\n`])
      expect(answered['content-type']).toContain('text/plain')
      expect(answered['content-disposition']).toBeUndefined()
    }
    expect((await server.visit('/healthz')).status).toBe(200)
  })

  test('a file whose object is missing is a 404, on both ways', async () => {
    const { body } = await upload()
    fakeS3.objects.stored.clear()
    for (const to of [server, streamed]) {
      const { status, headers: answered } = await to.send(`/files/${body.id}`, { headers })
      expect([status, answered['content-disposition']]).toEqual([404, undefined])
    }
  })

  test('a download that the bucket breaks off breaks off, and the server goes on', async () => {
    const { body } = await upload()
    fakeS3.fail(/^GET/, 'cut')
    await expect(streamed.visit(`/files/${body.id}`, { headers }).then((answer) => answer.text())).rejects.toThrow()
    fakeS3.recover()
    expect((await streamed.send(`/files/${body.id}`, { headers })).text).toBe(pdf.toString())
  })
})
