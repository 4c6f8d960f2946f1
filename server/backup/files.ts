import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The paths of all files in a folder, relative to it. Empty if there is no folder. */
export const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

/** Copies the files that `target` lacks. A file that is removed meanwhile is left out. Returns how many files `target` has. */
export const copyMissing = async (source: string, target: string) => {
  const existing = new Set(await filesIn(target))
  for (const path of await filesIn(source)) {
    if (existing.has(path)) continue
    await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 })
    const copied = await copyFile(join(source, path), join(target, path)).catch(ignoreMissing)
    if (copied !== 'missing') await flush(join(target, path))
  }
  return (await filesIn(target)).length
}

const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return 'missing' as const
}

/** Makes a file private and waits until it is on the disk. */
export const flush = async (path: string) => {
  const file = await open(path, 'r+')
  await file.chmod(0o600)
  await file.sync()
  await file.close()
}

export const isEmptyFile = (path: string) =>
  stat(path).then(
    ({ size }) => size === 0,
    () => true,
  )
