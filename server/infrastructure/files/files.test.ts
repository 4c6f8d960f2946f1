import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { diskFiles } from './disk-files'
import { memoryFiles } from './files'

const folder = await mkdtemp(join(tmpdir(), 'marque-files-'))
afterAll(() => rm(folder, { recursive: true }))

describe.each([
  ['on disk', diskFiles(join(folder, 'uploads'))],
  ['in memory', memoryFiles()],
])('files %s', (_, files) => {
  test('are there from put to remove', async () => {
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
})

test('on disk they are private, and nothing is left beside them', async () => {
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
  '%j is no key',
  async (key) => {
    const files = diskFiles(folder)
    await expect(files.get(key)).rejects.toThrow('is no key')
    await expect(files.put(key, Buffer.alloc(1))).rejects.toThrow('is no key')
    await expect(files.remove([key])).rejects.toThrow('is no key')
  },
)
