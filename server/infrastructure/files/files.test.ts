import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { diskFiles } from './disk-files'
import { type ByteRange, memoryFiles } from './files'

const folder = await mkdtemp(join(tmpdir(), 'marque-files-'))
afterAll(() => rm(folder, { recursive: true }))

describe.each([
  ['on disk', diskFiles(join(folder, 'uploads'))],
  ['in memory', memoryFiles()],
])('file store %s', (_, files) => {
  test('returns a file from put to remove', async () => {
    expect(await files.get('upl-1/card.webp')).toBeUndefined()
    await files.put('upl-1/card.webp', Buffer.from('one'))
    await files.put('upl-1/large.webp', Buffer.from('two'))
    await files.put('upl-1/card.webp', Buffer.from('three'))
    expect(await files.get('upl-1/card.webp')).toEqual(Buffer.from('three'))
    await files.remove(['upl-1/card.webp', 'upl-9/card.webp'])
    expect(await files.get('upl-1/card.webp')).toBeUndefined()
    expect(await files.get('upl-1/large.webp')).toEqual(Buffer.from('two'))
    await files.remove(['upl-1/large.webp'])
  })

  test('streams a file that was moved into it, or a range of it', async () => {
    const path = join(folder, 'incoming')
    await writeFile(path, 'one two three')
    await files.putFile('pfl-1/file.bin', path)
    const textOf = async (range?: ByteRange) => {
      const content = await files.read('pfl-1/file.bin', range)
      return content && text(content)
    }
    expect(await textOf()).toBe('one two three')
    expect(await textOf({ start: 4, end: 6 })).toBe('two')
    expect(await files.read('pfl-2/file.bin')).toBeUndefined()
    await files.remove(['pfl-1/file.bin'])
  })
})

test('file store on disk: folders from before a moment are listed, and removed as a whole', async () => {
  const files = diskFiles(join(folder, 'folders'))
  expect(await files.folders(new Date())).toEqual([])
  for (const key of ['upl-1/card.webp', 'upl-1/large.webp', 'upl-2/card.webp']) await files.put(key, Buffer.from('x'))
  expect(await files.folders(new Date(0))).toEqual([])
  expect((await files.folders(new Date(Date.now() + 60_000))).sort()).toEqual(['upl-1', 'upl-2'])
  await files.removeFolders(['upl-1'])
  expect(await files.folders(new Date(Date.now() + 60_000))).toEqual(['upl-2'])
  await expect(files.removeFolders(['../upl-2'])).rejects.toThrow('is no key')
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

test.each(['../x.webp', '/etc/passwd', 'upl-1/../../x.webp', 'a/b/c.webp', 'upl-1', ''])(
  'file store: the key %j is refused',
  async (key) => {
    const files = diskFiles(folder)
    await expect(files.get(key)).rejects.toThrow('is no key')
    await expect(files.put(key, Buffer.alloc(1))).rejects.toThrow('is no key')
    await expect(files.remove([key])).rejects.toThrow('is no key')
  },
)
