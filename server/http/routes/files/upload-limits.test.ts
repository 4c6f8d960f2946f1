import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createIncomingFiles } from '../../../infrastructure/files/incoming-files'
import { LoginDocument } from '../../../testing/accounts/sign-in.generated'
import { openSample } from '../../../testing/database/open-sample'
import { startServer } from '../../../testing/test-server'

const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#246' } })
  .png()
  .toBuffer()

describe('limits of uploads', async () => {
  const db = await openSample()
  const server = await startServer({ db, until: afterAll })
  const { execute, origin } = server
  afterAll(() => db.destroy())
  const { response } = await execute(LoginDocument, {
    input: { email: 'vendor@example.com', password: 'password123' },
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const post = (to: typeof server, body: Buffer) =>
    to.send('/uploads?purpose=listing', { method: 'POST', headers: { cookie }, body })

  /** An upload that has sent its first bytes and goes on when it is told. */
  const beginUpload = async () => {
    const upload = request(`${origin}/uploads?purpose=listing`, {
      method: 'POST',
      headers: { cookie, 'content-length': picture.length },
    })
    const status = new Promise<number | undefined>((resolve) => {
      upload.on('response', ({ statusCode }) => resolve(statusCode))
    })
    await new Promise<void>((resolve) => {
      upload.write(picture.subarray(0, 40), () => resolve())
    })
    return { status, finish: () => upload.end(picture.subarray(40)) }
  }

  test('an account uploads three files at the same time, and more once one is done', async () => {
    const uploads = [await beginUpload(), await beginUpload(), await beginUpload()]
    const refusals = async () => {
      const { status, headers, text } = await post(server, picture)
      return { status, retry: headers['retry-after'], text }
    }
    await expect.poll(refusals).toMatchObject({ status: 429, retry: '5', text: expect.stringContaining('three files') })
    for (const { finish } of uploads) finish()
    expect(await Promise.all(uploads.map(({ status }) => status))).toEqual([201, 201, 201])
    expect((await post(server, picture)).status).toBe(201)
  })

  test('a body of unknown size is refused, because it could pass every limit', async () => {
    const upload = request(`${origin}/uploads?purpose=listing`, { method: 'POST', headers: { cookie } })
    const status = new Promise((resolve) => {
      upload.on('response', (response) => resolve(response.statusCode))
    })
    upload.write(picture.subarray(0, 40))
    upload.end()
    expect(await status).toBe(411)
  })

  test('a compressed body is refused', async () => {
    const headers = { cookie, 'content-encoding': 'gzip' }
    const { status } = await server.send('/uploads?purpose=listing', { method: 'POST', headers, body: picture })
    expect(status).toBe(415)
  })

  test('an account with 200 MB of pictures has no room for more', async () => {
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'vendor@example.com')
      .executeTakeFirstOrThrow()
    const full = { id: 'upl-full', ownerId: id, purpose: 'listing', createdAt: '2026-01-01T00:00:00.000Z' } as const
    await db
      .insertInto('upload')
      .values({ ...full, bytes: 200 * 1024 * 1024 })
      .execute()
    const { status, text } = await post(server, picture)
    expect([status, text]).toEqual([413, expect.stringContaining('all your space')])
    await db.deleteFrom('upload').where('id', '=', 'upl-full').execute()
  })

  test('no file is taken while the disk is almost full', async () => {
    const incomingFiles = createIncomingFiles('/tmp', Number.MAX_SAFE_INTEGER)
    const full = await startServer({ db, infrastructure: { incomingFiles } })
    const { status, headers, text } = await post(full, picture)
    expect([status, headers['retry-after'], text]).toEqual([507, '3600', expect.stringContaining('at the moment')])
  })
})
