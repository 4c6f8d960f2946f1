import { statfs } from 'node:fs/promises'
import { createReading } from './reading'

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
  clock = () => performance.now(),
  freeBytes = freeBytesOf,
): DiskSpace => {
  if (folder === undefined) return { isLow: async () => false }
  const isBelow = () =>
    freeBytes(folder).then(
      (bytes) => bytes < MIN_FREE_BYTES,
      () => false,
    )
  const reading = createReading(isBelow, CHECKED_FOR_MS, { clock })
  return { isLow: async () => (await reading()) === true }
}
