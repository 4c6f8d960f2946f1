import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startFakeS3 } from '../testing/fake-s3/fake-s3'
import { moveFiles } from './move-files'

const newDataDir = (files: Record<string, string>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marque-move-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  for (const [key, text] of Object.entries(files)) {
    mkdirSync(join(dataDir, 'uploads', key, '..'), { recursive: true })
    writeFileSync(join(dataDir, 'uploads', key), text)
  }
  return dataDir
}

const files = { 'upl-1/card.webp': 'card', 'upl-1/large.webp': 'larger', 'pfl-1/file.bin': 'x'.repeat(6 * 1024 ** 2) }

describe('files:move', async () => {
  const fakeS3 = await startFakeS3()
  afterAll(fakeS3.stop)
  beforeEach(() => {
    fakeS3.recover()
    fakeS3.objects.stored.clear()
    fakeS3.requests.length = 0
  })
  const { config: s3, objects, requests } = fakeS3
  const stored = () => Object.fromEntries([...objects.stored].map(([key, { bytes }]) => [key, bytes.toString()]))

  test('brings a folder into the bucket, tells the progress and counts the files', async () => {
    const dataDir = newDataDir(files)
    const lines: string[] = []
    const end = await moveFiles({ dataDir, s3 }, undefined, (line) => lines.push(line))
    expect(stored()).toEqual(files)
    expect(lines).toEqual(['3 of 3 files copied'])
    expect(end).toBe(
      `All 3 files of ${dataDir}/uploads are in the bucket marque-test: 3 were copied, 0 were there. The folder is unchanged.`,
    )
  })

  test('goes on where it ended: files that are there in the same size are skipped', async () => {
    const dataDir = newDataDir(files)
    objects.put('upl-1/card.webp', Buffer.from('card'), 'image/webp')
    objects.put('upl-1/large.webp', Buffer.from('half'), 'image/webp')
    const end = await moveFiles({ dataDir, s3 }, join(dataDir, 'uploads'))
    expect(end).toContain('2 were copied, 1 were there')
    expect([stored(), requests.includes('PUT upl-1/card.webp')]).toEqual([files, false])
    requests.length = 0
    expect(await moveFiles({ dataDir, s3 })).toContain('0 were copied, 3 were there')
    expect(requests.filter((request) => /^(PUT|POST)/.test(request))).toEqual([])
  })

  test('a file that fails is named, after the others are copied', async () => {
    const dataDir = newDataDir(files)
    fakeS3.fail(/^PUT upl-1.card/, { status: 403, code: 'AccessDenied' })
    await expect(moveFiles({ dataDir, s3 })).rejects.toThrow(
      '1 of 3 files was not copied, such as upl-1/card.webp (The bucket marque-test failed: AccessDenied).',
    )
    expect(Object.keys(stored()).sort()).toEqual(['pfl-1/file.bin', 'upl-1/large.webp'])
  })

  test('a bucket that takes nothing is not asked for every file', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`upl-${n}/card.webp`, 'x']))
    const dataDir = newDataDir(many)
    fakeS3.fail(/^PUT/, { status: 403, code: 'AccessDenied' })
    await expect(moveFiles({ dataDir, s3 })).rejects.toThrow('40 of 40 files were not copied')
    expect(requests.filter((request) => request.startsWith('PUT')).length).toBeLessThan(20)
  })

  test('fails if an object is missing in the end', async () => {
    const dataDir = newDataDir(files)
    const lose = () => objects.stored.delete('upl-1/card.webp')
    await expect(moveFiles({ dataDir, s3 }, undefined, lose)).rejects.toThrow(
      '1 of 3 files are not in the bucket marque-test, such as upl-1/card.webp. Run the command again.',
    )
  })

  test('needs a bucket and a folder', async () => {
    const dataDir = newDataDir({})
    await expect(moveFiles({ dataDir })).rejects.toThrow('S3_BUCKET is missing')
    await expect(moveFiles({ dataDir, s3 })).rejects.toThrow(`There is no folder ${dataDir}/uploads.`)
  })
})
