import type { Database } from '../database/connection'
import { outageOf } from '../database/database-errors'
import { migrate } from '../database/migrate'
import type { DatabaseObserver } from '../database/observed-dialect'
import { isFile, openDatabase, openForMaintenance, pathOf } from '../database/open-database'
import { nativeArgon2 } from '../infrastructure/passwords/native-argon2'
import { codeOf, firstLineOf } from '../lib/errors'
import { StartError } from '../lib/start-error'
import { addCategories } from '../seed/categories'
import { isEmpty } from '../seed/is-empty'
import { type Config, IN_MEMORY } from './config'
import { copyBeforeUpgrade } from './copy-before-upgrade'

type Options = Pick<Config, 'databaseUrl' | 'sampleData'> &
  Partial<Pick<Config, 'databaseConnections' | 'databaseReplicaUrl'>>

/** Opens the database, runs its migrations, adds the categories and, with sample data, fills it. Throws a StartError if it can't be used. */
export const prepareDatabase = async (
  { databaseUrl, sampleData, databaseConnections, databaseReplicaUrl }: Options,
  onLost: (error: Error) => void,
  observer: DatabaseObserver = {},
): Promise<Database> => {
  try {
    if (databaseUrl !== IN_MEMORY) await upgrade(databaseUrl, sampleData)
    const db = openDatabase(databaseUrl, onLost, {
      hasReader: true,
      connections: databaseConnections,
      replicaUrl: databaseReplicaUrl,
      observer,
    })
    if (databaseUrl === IN_MEMORY) await fill(db, sampleData)
    return db
  } catch (error) {
    throw unusable(databaseUrl, error)
  }
}

/** The error of a database that can't be used, in one line that says what to do. */
export const unusable = (databaseUrl: string, cause: unknown) =>
  cause instanceof StartError
    ? cause
    : new StartError(
        `The database at ${databasePlace(databaseUrl)} can't be used (${firstLineOf(cause)}). ${advice(cause)}, or name another in DATABASE_URL.`,
        { cause },
      )

const fill = async (db: Database, sampleData: boolean) => {
  await migrate(db)
  await addCategories(db)
  if (await isEmpty(db)) {
    if (sampleData) await addSampleData(db)
  } else if (!sampleData) await refuseOpenSampleAccounts(db)
}

const addSampleData = async (db: Database) => {
  // Most starts find the sample data, and load nothing of them.
  const { seed } = await import('../seed/seed')
  await seed(db, nativeArgon2)
}

/** Refuses a database that was filled with sample data by an earlier start: their passwords are public. */
const refuseOpenSampleAccounts = async (db: Database) => {
  const { openSampleAccounts } = await import('../seed/open-sample-accounts')
  const open = await openSampleAccounts(db, nativeArgon2)
  if (open.length === 0) return
  throw new StartError(
    `The database has sample accounts whose password is public: ${open.join(', ')}. Name an empty one in DATABASE_URL. To keep this one, start it without PUBLIC_URL and with SAMPLE_DATA=1, and give these accounts other passwords or suspend them.`,
  )
}

/** Migrates and fills on a connection of its own, without the time limits of requests. */
const upgrade = async (databaseUrl: string, sampleData: boolean) => {
  const db = openForMaintenance(databaseUrl)
  try {
    if (isFile(databaseUrl)) await copyBeforeUpgrade(db, pathOf(databaseUrl))
    await fill(db, sampleData)
  } finally {
    await db.destroy()
  }
}

/** The advice for the operator, without a full stop. */
const advice = (error: unknown) => {
  if (outageOf(error) === 'full') return 'Free space on its disk'
  if (outageOf(error) === 'unreachable') return 'Start it and check its address'
  if (/busy|locked|^55P03$/i.test(codeOf(error))) return 'Stop the program that locks it'
  if (/^(3D000|28)/.test(codeOf(error))) return 'Create it and its user'
  if (codeOf(error) === '42501') return 'Let its user own it'
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY)/.test(codeOf(error)) || /Unable to open/.test(firstLineOf(error)))
    return 'Let this account write it and its folder'
  if (/previously executed migration/.test(firstLineOf(error)))
    return 'A newer version of Marque has changed it: start that version, restore a backup of this one'
  return 'Restore a backup'
}

/** The database's place, without the password of its URL. */
export const databasePlace = (databaseUrl: string) => {
  if (isFile(databaseUrl)) return pathOf(databaseUrl)
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
