import { firstLineOf } from '../../lib/errors'
import { StartError } from '../../lib/start-error'
import type { FileStore, ListedFile } from './files'

const WORKERS = 4
/** After these it is the store that fails, not a file. */
const MAX_FAILURES = 10

/**
 * Copies the files that `target` lacks or has in another size, so that a copy that was interrupted goes on. A file that is removed
 * meanwhile is left out. Throws a StartError that names the files which could not be copied, after it has tried the others.
 */
export const copyFiles = async (
  source: FileStore,
  target: FileStore,
  onProgress: (done: number, total: number) => void = () => {},
) => {
  const existing = await sizesIn(target)
  const missing = [...(await sizesIn(source))].filter(([key, size]) => existing.get(key) !== size)
  const failures: string[] = []
  let done = 0

  const copy = async (key: string) => {
    const content = await source.read(key)
    if (content) await target.putStream(key, content)
    done += 1
    onProgress(done, missing.length)
  }
  const queue = missing.values()
  const work = async () => {
    for (const [key] of queue) {
      if (failures.length >= MAX_FAILURES) return
      await copy(key).catch((error: unknown) => failures.push(`${key} (${firstLineOf(error)})`))
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))

  const [first] = failures
  if (first === undefined) return { copied: done, existed: existing.size }
  const left = missing.length - done
  throw new StartError(
    `${left} of ${missing.length} files ${left === 1 ? 'was' : 'were'} not copied, such as ${first}.`,
  )
}

export const sizesIn = async (store: FileStore) => {
  const sizes = new Map<ListedFile['key'], ListedFile['size']>()
  for await (const { key, size } of store.list()) sizes.set(key, size)
  return sizes
}
