import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import type { Database } from '../database/connection'
import { pathOf } from '../database/open-database'
import { codeOf } from '../lib/errors'
import { StartError } from '../lib/start-error'
import { flush, isEmptyFile } from './files'

/** Copies the database while servers use it. The copy is checked. */
export const writeSqliteBackup = async (db: Database, file: string) => {
  await sql`vacuum into ${file}`.execute(db)
  await flush(file)
  const copy = new Sqlite(file)
  const problems = [...copy.prepare('pragma foreign_key_check').all(), ...copy.prepare('pragma integrity_check').all()]
  copy.close()
  const [first] = problems
  if (problems.length !== 1 || JSON.stringify(first) !== '{"integrity_check":"ok"}') {
    throw new Error(`The copy ${file} is damaged: ${JSON.stringify(first)}`)
  }
}

export const isSqliteEmpty = (databaseUrl: string) => isEmptyFile(pathOf(databaseUrl))

/** Puts the backup's file in the place of the database. A former file, with its log, stays beside it under the name `former`. */
export const restoreSqlite = async (databaseUrl: string, backupFile: string, former: string) => {
  const path = pathOf(databaseUrl)
  if (!(await isEmptyFile(path))) {
    requireUnused(path)
    // A log that SQLite could not move into the file stays beside it.
    for (const suffix of ['', '-wal', '-shm'])
      if (existsSync(path + suffix)) await rename(path + suffix, `${path}.${former}${suffix}`)
  }
  for (const suffix of ['', '-wal', '-shm']) await rm(path + suffix, { force: true })
  // Renamed when it is complete, so that a start never finds half a database.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await copyFile(backupFile, `${path}.incomplete`)
  await flush(`${path}.incomplete`)
  await rename(`${path}.incomplete`, path)
}

/** Leaving WAL mode needs the file for itself, and moves all commits into it. A file that is no database can't be in use. */
const requireUnused = (path: string) => {
  try {
    const database = new Sqlite(path)
    try {
      database.exec('pragma journal_mode = delete')
    } finally {
      database.close()
    }
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new StartError('Stop the server first: it uses the database.')
  }
}
