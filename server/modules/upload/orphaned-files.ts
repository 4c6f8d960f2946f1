import type { FileStore } from '../../infrastructure/files/files'

const BATCH = 500

/** Removes the files before a moment whose ids have a prefix and no row. Rows are added within a day of their files, and removed before. */
export const removeOrphans = async (
  fileStore: FileStore,
  prefix: 'fil' | 'pfl' | 'upl',
  before: Date,
  existing: (ids: readonly string[]) => Promise<string[]>,
) => {
  const ids = (await fileStore.folders(before)).filter((id) => id.startsWith(`${prefix}-`))
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    const found = new Set(await existing(batch))
    await fileStore.removeFolders(batch.filter((id) => !found.has(id)))
  }
}
