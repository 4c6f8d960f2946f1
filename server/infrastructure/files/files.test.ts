import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import { afterAll, describe, expect, test } from 'vitest'
import { sqliteFiles } from '../../browser/sqlite-files'
import { startFakeS3 } from '../../testing/fake-s3/fake-s3'
import { diskFiles } from './disk-files'
import { type ByteRange, memoryFiles } from './files'
import { openS3Files } from './s3/open-s3-files'

const folder = await mkdtemp(join(tmpdir(), 'marque-files-'))
const fakeS3 = await startFakeS3()
const sqlite = await sqlite3InitModule()
const inDatabase = () => sqliteFiles(new sqlite.oo1.DB(':memory:'))
afterAll(async () => {
  await fakeS3.stop()
  await rm(folder, { recursive: true })
})

const everythingOf = async <Item>(items: AsyncIterable<Item>) => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
const textOf = (bytes?: Uint8Array) => new TextDecoder().decode(bytes)
const soon = () => new Date(Date.now() + 60_000)

describe.each([
  ['on disk', diskFiles(join(folder, 'uploads'))],
  ['in memory', memoryFiles()],
  ['in a database of a browser', inDatabase()],
  ['in object storage', await openS3Files(fakeS3.config)],
])('file store %s', (_, files) => {
  test('returns a file from put to remove', async () => {
    expect(await files.get('upl-1/card.webp')).toBeUndefined()
    await files.put('upl-1/card.webp', Buffer.from('one'))
    await files.put('upl-1/large.webp', Buffer.from('two'))
    await files.put('upl-1/card.webp', Buffer.from('three'))
    expect(textOf(await files.get('upl-1/card.webp'))).toBe('three')
    await files.remove(['upl-1/card.webp', 'upl-9/card.webp'])
    expect(await files.get('upl-1/card.webp')).toBeUndefined()
    expect(textOf(await files.get('upl-1/large.webp'))).toBe('two')
    await files.remove(['upl-1/large.webp'])
  })

  test('streams a file that was moved into it, or a range of it', async () => {
    const path = join(folder, 'incoming')
    await writeFile(path, 'one two three')
    await files.putFile('pfl-1/file.bin', { path, read: () => readFile(path) })
    const readText = async (range?: ByteRange) => {
      const content = await files.read('pfl-1/file.bin', range)
      return content && text(content)
    }
    expect(await readText()).toBe('one two three')
    expect(await readText({ start: 4, end: 6 })).toBe('two')
    expect(await files.read('pfl-2/file.bin')).toBeUndefined()
    await files.remove(['pfl-1/file.bin'])
  })

  test('stores a stream, and nothing of a stream that breaks off', async () => {
    await files.putStream('pfl-3/file.bin', Readable.from([Buffer.from('one '), Buffer.from('two')]))
    expect(textOf(await files.get('pfl-3/file.bin'))).toBe('one two')
    const broken = async function* () {
      yield Buffer.from('one')
      throw new Error('broken off')
    }
    await expect(files.putStream('pfl-4/file.bin', Readable.from(broken()))).rejects.toThrow()
    expect(await files.get('pfl-4/file.bin')).toBeUndefined()
    await files.remove(['pfl-3/file.bin'])
  })

  test('lists files with their sizes, and folders by prefix, and removes folders as a whole', async () => {
    expect([await everythingOf(files.list()), await everythingOf(files.folders('upl-', soon()))]).toEqual([[], []])
    const keys = ['fil-1/file.bin', 'upl-1/card.webp', 'upl-1/large.webp', 'upl-2/card.webp']
    for (const [index, key] of keys.entries()) await files.put(key, Buffer.alloc(index))
    const listed = await everythingOf(files.list())
    expect(listed.map(({ key, size }) => `${key} ${size}`).sort()).toEqual(keys.map((key, index) => `${key} ${index}`))
    expect((await everythingOf(files.folders('upl-', soon()))).sort()).toEqual(['upl-1', 'upl-2'])
    await files.removeFolders(['upl-1', 'fil-1'])
    expect(await everythingOf(files.folders('upl-', soon()))).toEqual(['upl-2'])
    await files.remove(['upl-2/card.webp'])
    expect(await everythingOf(files.list())).toEqual([])
  })
})

describe.each([
  ['on disk', diskFiles(join(folder, 'folders'))],
  ['in a database of a browser', inDatabase()],
  ['in object storage', await openS3Files(fakeS3.config)],
])('file store %s', (_, files) => {
  test('lists no folder with a file that was put after the moment', async () => {
    const before = new Date(Date.now() - 60_000)
    await files.put('upl-1/card.webp', Buffer.from('x'))
    expect(await everythingOf(files.folders('upl-', before))).toEqual([])
    await expect(files.removeFolders(['../upl-2'])).rejects.toThrow('is no key')
    await files.removeFolders(['upl-1'])
  })

  test.each(['../x.webp', '/etc/passwd', 'upl-1/../../x.webp', 'a/b/c.webp', 'upl-1', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(files.get(key)).rejects.toThrow('is no key')
      await expect(files.put(key, Buffer.alloc(1))).rejects.toThrow('is no key')
      await expect(files.remove([key])).rejects.toThrow('is no key')
    },
  )
})

test('file store on disk: files are private, and no temporary files or empty folders stay', async () => {
  const root = join(folder, 'private')
  const files = diskFiles(root)
  await files.put('upl-1/card.webp', Buffer.from('one'))
  const modeOf = async (...path: string[]) => (await stat(join(root, ...path))).mode & 0o777
  expect([await modeOf(), await modeOf('upl-1'), await modeOf('upl-1', 'card.webp')]).toEqual([0o700, 0o700, 0o600])
  expect(await readdir(join(root, 'upl-1'))).toEqual(['card.webp'])
  await files.remove(['upl-1/card.webp'])
  expect(await readdir(root)).toEqual([])
})
