import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFile, openForMaintenance } from '../database/connection'
import { migrationsOf } from '../database/migrate'
import type { Config } from '../start/config'
import { StartError } from '../start/start-error'
import { copyMissing, flush } from './files'
import { digestOf, digestOfFolder, MANIFEST, type Manifest } from './manifest'
import { writePostgresBackup } from './postgres-backup'
import { writeSqliteBackup } from './sqlite-backup'

/**
 * Writes a folder `marque-<time>` with the database and the uploads, while servers run, and returns its path. Uploads are copied before
 * and after the database: the first pass has those that are removed meanwhile, the second those that are added.
 */
export const backUp = async (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  folder: string | undefined,
  now = new Date(),
) => {
  if (dataDir === undefined) throw new StartError('A database in memory has no backup. Name a file in DATABASE_URL.')
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  const backup = join(folder ?? join(dataDir, 'backups'), `marque-${time}`)
  // Named so until it is complete.
  const incomplete = `${backup}.incomplete`
  await mkdir(incomplete, { recursive: true, mode: 0o700 })
  const copyUploads = () => copyMissing(join(dataDir, 'uploads'), join(incomplete, 'uploads'))

  await copyUploads()
  const database = await writeDatabase(databaseUrl, incomplete)
  const uploads = await copyUploads()
  const uploadsSha256 = await digestOfFolder(join(incomplete, 'uploads'))
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
