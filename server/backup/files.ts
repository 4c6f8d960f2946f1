import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The paths of all files in a folder, relative to it. Empty if there is no folder. */
export const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
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
