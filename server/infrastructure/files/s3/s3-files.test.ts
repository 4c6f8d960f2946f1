import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startFakeS3 } from '../../../testing/fake-s3/fake-s3'
import { expectValue } from '../../../testing/result'
import { FilesUnavailable } from '../files-unavailable'
import { openS3Files } from './open-s3-files'

const MEGABYTE = 1024 ** 2
const textOf = (bytes?: Uint8Array) => new TextDecoder().decode(bytes)

describe('file store in object storage', async () => {
  const fakeS3 = await startFakeS3()
  afterAll(fakeS3.stop)
  const { objects, requests } = fakeS3
  const files = await openS3Files(fakeS3.config)
  beforeEach(() => {
    fakeS3.recover()
    objects.stored.clear()
    requests.length = 0
  })

  test('a large file goes in parts and comes back whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marque-s3-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const bytes = randomBytes(11 * MEGABYTE)
    await writeFile(join(folder, 'incoming'), bytes)
    await files.putFile('pfl-1/file.bin', { path: join(folder, 'incoming'), read: async () => bytes })
    expect(requests.filter((request) => request.startsWith('PUT'))).toHaveLength(3)
    expect(bytes.equals(await buffer(expectValue(await files.read('pfl-1/file.bin'))))).toBe(true)
    expect([...objects.unfinished]).toEqual([])
  })

  test('a stream is read only as far as its parts are sent', async () => {
    let made = 0
    const body = async function* () {
      for (; made < 64; made += 1) yield Buffer.alloc(MEGABYTE)
    }
    fakeS3.fail(/^PUT/, { status: 403, code: 'AccessDenied' })
    await expect(files.putStream('pfl-2/file.bin', Readable.from(body()))).rejects.toBeInstanceOf(FilesUnavailable)
    expect(made).toBeLessThan(32)
    // Parts of an upload that failed would be paid for.
    expect([...objects.unfinished]).toEqual([])
  })

  test('pictures have their type, and are kept in memory until they are removed', async () => {
    await files.put('upl-1/card.webp', Buffer.from('picture'))
    expect(objects.find('upl-1/card.webp').type).toBe('image/webp')
    for (let i = 0; i < 3; i += 1) expect(textOf(await files.get('upl-1/card.webp'))).toBe('picture')
    expect(requests.filter((request) => request.startsWith('GET'))).toHaveLength(1)
    await files.remove(['upl-1/card.webp'])
    expect(await files.get('upl-1/card.webp')).toBeUndefined()
  })

  test('other objects in the bucket are neither listed nor removed', async () => {
    objects.put('notes.txt', Buffer.from('x'), 'text/plain')
    objects.put('upl-1/deep/card.webp', Buffer.from('x'), 'text/plain')
    for await (const file of files.list()) expect(file).toBeUndefined()
    await files.removeFolders(['upl-1'])
    expect(objects.stored.size).toBe(2)
  })

  test('a signed address downloads one file for five minutes, in ranges too', async () => {
    await files.put('pfl-1/file.bin', Buffer.from('one two three'))
    await files.put('pfl-2/file.bin', Buffer.from('secret'))
    const url = expectValue(await files.signedUrl?.('pfl-1/file.bin', 'attachment; filename="a b.pdf"'))
    const response = await fetch(url, { headers: { range: 'bytes=4-6' } })
    expect([response.status, await response.text()]).toEqual([206, 'two'])
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a b.pdf"')
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect((await fetch(url.replace('pfl-1', 'pfl-2'))).status).toBe(403)
    expect((await fetch(url.replace('octet-stream', 'html'))).status).toBe(403)
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403)
    expect(await files.signedUrl?.('pfl-9/file.bin', 'attachment')).toBeUndefined()
    fakeS3.moveClock(301_000)
    expect((await fetch(url)).status).toBe(403)
    fakeS3.moveClock(-301_000)
  })

  test.each([
    ['a refusal', { status: 403, code: 'AccessDenied' }],
    ['a missing bucket', { status: 404, code: 'NoSuchBucket' }],
    ['an error', { status: 503, code: 'SlowDown' }],
    ['a lost connection', 'reset'],
  ] as const)(
    '%s is an outage of the store for every method',
    async (_, fault) => {
      fakeS3.fail(/./, fault)
      const works = [
        () => files.put('upl-1/card.webp', Buffer.from('x')),
        () => files.get('upl-1/card.webp'),
        () => files.read('upl-1/card.webp'),
        () => files.remove(['upl-1/card.webp']),
        () => files.removeFolders(['upl-1']),
      ]
      // At once, because the client waits between its tries.
      await Promise.all(works.map((work) => expect(work()).rejects.toBeInstanceOf(FilesUnavailable)))
    },
    30_000,
  )

  test('a bucket that keeps an object which is to be removed is told', async () => {
    await files.put('upl-1/card.webp', Buffer.from('picture'))
    fakeS3.objects.locked.add('upl-1/card.webp')
    onTestFinished(() => fakeS3.objects.locked.clear())
    await expect(files.remove(['upl-1/card.webp'])).rejects.toThrow('has not removed {')
  })

  test('a download that breaks off ends with an error', async () => {
    await files.put('pfl-1/file.bin', Buffer.alloc(1_000))
    fakeS3.fail(/^GET/, 'cut')
    await expect(buffer(expectValue(await files.read('pfl-1/file.bin')))).rejects.toThrow()
  })
})
