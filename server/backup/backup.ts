import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsOf } from '../database/migrate'
import { isFile, openForMaintenance } from '../database/open-database'
import { copyFiles } from '../infrastructure/files/copy-files'
import { diskFiles } from '../infrastructure/files/disk-files'
import { type FilesPlace, openFiles } from '../infrastructure/files/open-files'
import { StartError } from '../lib/start-error'
import type { Config } from '../start/config'
import { filesIn, flush } from './files'
import { digestOf, digestOfFolder, MANIFEST, type Manifest } from './manifest'
import { writePostgresBackup } from './postgres-backup'
import { writeSqliteBackup } from './sqlite-backup'

export type Site = Pick<Config, 'databaseUrl'> & FilesPlace

/**
 * Writes a folder `marque-<time>` with the database and the uploads, while servers run, and returns its path. Uploads are copied before
 * and after the database: the first pass has those that are removed meanwhile, the second those that are added.
 */
export const backUp = async ({ databaseUrl, dataDir, s3 }: Site, folder: string | undefined, now = new Date()) => {
  if (dataDir === undefined) throw new StartError('A database in memory has no backup. Name a file in DATABASE_URL.')
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  const backup = join(folder ?? join(dataDir, 'backups'), `marque-${time}`)
  // Named so until it is complete.
  const incomplete = `${backup}.incomplete`
  await mkdir(incomplete, { recursive: true, mode: 0o700 })
  const copyFolder = join(incomplete, 'uploads')
  const fileStore = await openFiles({ dataDir, s3 })
  const copyUploads = () => copyFiles(fileStore, diskFiles(copyFolder))

  await copyUploads()
  const database = await writeDatabase(databaseUrl, incomplete)
  await copyUploads()
  const uploads = (await filesIn(copyFolder)).length
  const uploadsSha256 = await digestOfFolder(copyFolder)
  const manifest: Manifest = { madeAt: now.toISOString(), ...database, uploads, uploadsSha256 }
  await writeFile(join(incomplete, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`)
  await flush(join(incomplete, MANIFEST))
  await rename(incomplete, backup)
  return backup
}

const writeDatabase = async (databaseUrl: string, folder: string) => {
  const db = openForMaintenance(databaseUrl)
  try {
    const lastMigration = (await migrationsOf(db)).applied.at(-1)
    if (lastMigration === undefined) throw new StartError('The database has no tables yet: nothing to back up.')
    const databaseFile = isFile(databaseUrl) ? 'database.db' : 'database.jsonl.gz'
    const path = join(folder, databaseFile)
    if (isFile(databaseUrl)) await writeSqliteBackup(db, path)
    else await writePostgresBackup(db.withoutPlugins(), path)
    const kind: Manifest['database'] = isFile(databaseUrl) ? 'SQLite' : 'PostgreSQL'
    return { database: kind, lastMigration, databaseFile, sha256: await digestOf(path) }
  } finally {
    await db.destroy()
  }
}
