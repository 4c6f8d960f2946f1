import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createIncomingFiles } from './incoming-files'
import { memoryIncomingFiles } from './memory-incoming-files'

const folder = await mkdtemp(join(tmpdir(), 'marque-incoming-'))
afterAll(() => rm(folder, { recursive: true }))

const textOf = (bytes?: Uint8Array) => new TextDecoder().decode(bytes)
const limits = { maxBytes: 100, accepts: (head: Uint8Array) => textOf(head).startsWith('GIF') }
const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)))

describe('incoming files', () => {
  const incoming = createIncomingFiles(folder)

  test('a file is on the disk until it is removed', async () => {
    const file = await incoming.receive(chunks('G', 'IF89', 'a'.repeat(50)), limits)
    if (typeof file === 'string') throw new Error(file)
    const text = `GIF89${'a'.repeat(50)}`
    expect([file.size, textOf(file.head), await readdir(folder)]).toEqual([55, text, [expect.any(String)]])
    expect(textOf(await file.read())).toBe(text)
    expect(file.path.startsWith(folder)).toBe(true)
    await file.remove()
    expect(await readdir(folder)).toEqual([])
  })

  test('an upload is written while it arrives', async () => {
    const sizesOnDisk: number[] = []
    const body = async function* () {
      for (const chunk of ['GIF89aaaaaaa', 'a'.repeat(40), 'a'.repeat(30)]) {
        yield Buffer.from(chunk)
        const [name = ''] = await readdir(folder)
        sizesOnDisk.push((await stat(join(folder, name))).size)
      }
    }
    const file = await incoming.receive(body(), limits)
    expect(sizesOnDisk).toEqual([12, 52, 82])
    if (typeof file !== 'string') await file.remove()
  })

  test.each([
    ['too-large', chunks('GIF89', 'a'.repeat(96))],
    ['not-accepted', chunks('<html>', 'a'.repeat(20))],
    ['not-accepted', chunks('PNG')],
    ['not-accepted', chunks()],
  ])('a refused file leaves nothing on the disk: %s', async (reason, body) => {
    expect(await incoming.receive(body, limits)).toBe(reason)
    expect(await readdir(folder)).toEqual([])
  })

  test('the first 512 bytes tell the type', async () => {
    const file = await incoming.receive(chunks('GIF', 'a'.repeat(900)), { ...limits, maxBytes: 1_000 })
    if (typeof file === 'string') throw new Error(file)
    expect(file.head).toHaveLength(512)
    await file.remove()
  })

  test('an upload that breaks off leaves nothing on the disk', async () => {
    const body = async function* () {
      yield Buffer.from('GIF89aaaaaaaaaaa')
      throw new Error('aborted')
    }
    await expect(incoming.receive(body(), limits)).rejects.toThrow('aborted')
    expect(await readdir(folder)).toEqual([])
  })

  test('the sweep removes the files of a process that stopped, no recent ones and nothing of others', async () => {
    const now = new Date()
    const left = await incoming.receive(chunks('GIF89'), limits)
    if (typeof left === 'string') throw new Error(left)
    const recent = await incoming.receive(chunks('GIF89'), limits)
    if (typeof recent === 'string') throw new Error(recent)
    const others = [join(folder, 'notes.txt'), join(folder, 'folder')]
    await writeFile(join(folder, 'notes.txt'), 'x')
    await mkdir(join(folder, 'folder'))
    onTestFinished(async () => {
      for (const path of [recent.path, ...others]) await rm(path, { recursive: true })
    })
    const old = new Date(now.getTime() - 11 * 60_000)
    for (const path of [left.path, ...others]) await utimes(path, old, old)
    await incoming.sweep(now)
    expect(await readdir(folder)).toEqual(expect.arrayContaining([basename(recent.path), 'folder', 'notes.txt']))
    expect(await readdir(folder)).toHaveLength(3)
    await createIncomingFiles(join(folder, 'missing')).sweep(now)
  })

  test('an upload that others leave no space for is refused on its way, and its bytes are gone at once', async () => {
    const free = vi.fn(async () => 1_000)
    const filling = createIncomingFiles(folder, 500, free)
    const sizesOnDisk: number[] = []
    const part = Buffer.alloc(16 * 1024 * 1024, 'GIF')
    const body = async function* () {
      yield part
      free.mockResolvedValue(499)
      for (let count = 0; count < 3; count += 1) {
        yield part
        const [name = ''] = await readdir(folder)
        sizesOnDisk.push((await stat(join(folder, name))).size)
      }
    }
    expect(await filling.hasSpace(500)).toBe(true)
    expect(await filling.receive(body(), { ...limits, maxBytes: 1024 ** 3 })).toBe('no-space')
    expect([sizesOnDisk, await readdir(folder)]).toEqual([[0, 0, 0], []])
  })

  test('there is space unless the disk is almost full', async () => {
    expect(await createIncomingFiles(folder, 1).hasSpace(0)).toBe(true)
    expect(await createIncomingFiles(folder, Number.MAX_SAFE_INTEGER).hasSpace(0)).toBe(false)
  })
})

test('incoming files in memory: are kept, or refused as those on a disk are', async () => {
  const file = await memoryIncomingFiles.receive(chunks('G', 'IF89', 'a'.repeat(50)), limits)
  if (typeof file === 'string') throw new Error(file)
  expect([file.size, textOf(await file.read()), textOf(file.head)]).toEqual([
    55,
    ...Array(2).fill(`GIF89${'a'.repeat(50)}`),
  ])
  for (const [reason, body] of [
    ['too-large', chunks('GIF89', 'a'.repeat(96))],
    ['not-accepted', chunks('<html>')],
  ] as const) {
    expect(await memoryIncomingFiles.receive(body, limits)).toBe(reason)
  }
})
