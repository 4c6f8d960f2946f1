import fs, { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { diskFiles } from './disk-files'

/** Lets the next renames fail. */
const failRenames = (...codes: string[]) => {
  const rename = vi.spyOn(fs, 'rename')
  for (const code of codes) rename.mockRejectedValueOnce(Object.assign(new Error(code), { code }))
  syncBuiltinESMExports()
  onTestFinished(() => {
    rename.mockRestore()
    syncBuiltinESMExports()
  })
}

describe('file store on disk, with incoming files on another disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marque-disk-files-'))
  afterAll(() => rm(folder, { recursive: true }))
  const path = join(folder, 'incoming')
  await writeFile(path, 'one two three')
  const incoming = { path, read: () => readFile(path) }
  const files = diskFiles(join(folder, 'uploads'))

  test('a file is copied', async () => {
    failRenames('EXDEV')
    await files.putFile('pfl-1/file.bin', incoming)
    expect(await files.get('pfl-1/file.bin')).toEqual(Buffer.from('one two three'))
  })

  test('a copy that fails is removed', async () => {
    failRenames('EXDEV', 'EIO')
    await expect(files.putFile('pfl-2/file.bin', incoming)).rejects.toMatchObject({ code: 'EIO' })
    expect(await readdir(join(folder, 'uploads', 'pfl-2'))).toEqual([])
  })
})
