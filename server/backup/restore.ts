import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isKnown, migrateTo } from '../database/migrate'
import { isFile, openForMaintenance } from '../database/open-database'
import { copyFiles } from '../infrastructure/files/copy-files'
import { diskFiles } from '../infrastructure/files/disk-files'
import type { FileStore } from '../infrastructure/files/files'
import { openFiles, uploadsFolder } from '../infrastructure/files/open-files'
import { StartError } from '../lib/start-error'
import type { Site } from './backup'
import { type Manifest, readManifest } from './manifest'
import { restorePostgres } from './postgres-backup'
import { emptyPostgres, isPostgresEmpty, requireNoOthers } from './postgres-load'
import { isSqliteEmpty, restoreSqlite } from './sqlite-backup'

export const REPLACE = '--replace-existing-data'

/** Restores a backup. The next start migrates it, if it is of an earlier version. */
export const restore = async ({ databaseUrl, dataDir, s3 }: Site, backup: string, replace: boolean) => {
  const manifest = await readManifest(backup)
  const target = isFile(databaseUrl) ? 'SQLite' : 'PostgreSQL'
  if (dataDir === undefined)
    throw new StartError('A database in memory can’t be restored. Name a file in DATABASE_URL.')
  if (manifest.database !== target) {
    throw new StartError(`The backup is of ${manifest.database}, but DATABASE_URL names a database of ${target}.`)
  }
  if (!isKnown(manifest.lastMigration)) {
    throw new StartError('The backup was made by a newer version of Marque. Restore it with that version.')
  }
  const uploads = uploadsFolder(dataDir)
  const fileStore = await openFiles({ dataDir, s3 })
  const hasUploads = await hasFiles(fileStore)
  if (hasUploads && !replace) throw new StartError(refusal(s3 ? `The bucket ${s3.bucket}` : uploads))

  const former = `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  if (target === 'SQLite') {
    if (!(replace || (await isSqliteEmpty(databaseUrl)))) throw new StartError(refusal('The database'))
    await restoreSqlite(databaseUrl, join(backup, manifest.databaseFile), former)
  } else await intoPostgres(databaseUrl, backup, manifest, replace)
  // In a bucket former files stay until the sweep of orphaned files: the content of a key never changes.
  if (hasUploads && !s3) await rename(uploads, `${uploads}.${former}`)
  await copyFiles(diskFiles(join(backup, 'uploads')), fileStore)
}

const hasFiles = async (fileStore: FileStore) => {
  for await (const _ of fileStore.list()) return true
  return false
}

const refusal = (what: string) => `${what} is not empty. Add ${REPLACE} to the command to replace what is there.`

const intoPostgres = async (
  databaseUrl: string,
  backup: string,
  { databaseFile, lastMigration }: Manifest,
  replace: boolean,
) => {
  const db = openForMaintenance(databaseUrl)
  try {
    const plain = db.withoutPlugins()
    await requireNoOthers(plain)
    if (!(replace || (await isPostgresEmpty(plain)))) throw new StartError(refusal('The database'))
    await emptyPostgres(plain)
    await migrateTo(db, lastMigration)
    await restorePostgres(plain, join(backup, databaseFile))
  } finally {
    await db.destroy()
  }
}
