import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isFile, openForMaintenance } from '../database/connection'
import { isKnown, migrateTo } from '../database/migrate'
import type { Config } from '../start/config'
import { StartError } from '../start/start-error'
import { copyMissing, filesIn } from './files'
import { type Manifest, readManifest } from './manifest'
import { restorePostgres } from './postgres-backup'
import { emptyPostgres, isPostgresEmpty, requireNoOthers } from './postgres-load'
import { isSqliteEmpty, restoreSqlite } from './sqlite-backup'

export const REPLACE = '--replace-existing-data'

/** Restores a backup. The next start migrates it, if it is of an earlier version. */
export const restore = async (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  backup: string,
  replace: boolean,
) => {
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
  const uploads = join(dataDir, 'uploads')
  const hasUploads = (await filesIn(uploads)).length > 0
  if (hasUploads && !replace) throw new StartError(refusal(uploads))

  const former = `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  if (target === 'SQLite') {
    if (!(replace || (await isSqliteEmpty(databaseUrl)))) throw new StartError(refusal('The database'))
    await restoreSqlite(databaseUrl, join(backup, manifest.databaseFile), former)
  } else await intoPostgres(databaseUrl, backup, manifest, replace)
  if (hasUploads) await rename(uploads, `${uploads}.${former}`)
  await copyMissing(join(backup, 'uploads'), uploads)
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
