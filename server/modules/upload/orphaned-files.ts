import type { FileStore } from '../../infrastructure/files/files'

const BATCH = 500

/** Removes the files before a moment whose ids have a prefix and no row. Rows are added within a day of their files, and removed before. */
export const removeOrphans = async (
  fileStore: FileStore,
  prefix: 'fil' | 'pfl' | 'upl',
  before: Date,
  existing: (ids: readonly string[]) => Promise<string[]>,
) => {
  const removeUnknown = async (ids: readonly string[]) => {
    const found = new Set(await existing(ids))
    await fileStore.removeFolders(ids.filter((id) => !found.has(id)))
  }
  let batch: string[] = []
  for await (const id of fileStore.folders(`${prefix}-`, before)) {
    batch.push(id)
    if (batch.length < BATCH) continue
    await removeUnknown(batch)
    batch = []
  }
  if (batch.length > 0) await removeUnknown(batch)
}
