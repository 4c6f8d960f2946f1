import { statfs } from 'node:fs/promises'

/** Below this SQLite's log and uploads soon fail. */
const MIN_FREE_BYTES = 100 * 1024 * 1024
const CHECKED_FOR_MS = 5_000

export interface DiskSpace {
  isLow: () => Promise<boolean>
}

export const freeBytesOf = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Checks the disk of a folder at most every few seconds. A folder that doesn't exist yet, or data in memory, is never low. */
export const createDiskSpace = (
  folder: string | undefined,
  now: () => number = () => performance.now(),
  freeBytes = freeBytesOf,
): DiskSpace => {
  let checkedAt = Number.NEGATIVE_INFINITY
  let isLow = Promise.resolve(false)
  return {
    isLow: () => {
      if (folder === undefined || now() - checkedAt < CHECKED_FOR_MS) return isLow
      checkedAt = now()
      isLow = freeBytes(folder).then(
        (bytes) => bytes < MIN_FREE_BYTES,
        () => false,
      )
      return isLow
    },
  }
}
