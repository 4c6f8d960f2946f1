import { type Database, openDatabase } from '../database/connection'
import { migrate } from '../database/migrate'
import { seed } from '../seed/seed'
import { StartError } from './start-error'

interface Options {
  databaseUrl: string
  sampleData: boolean
}

/** Opens the database, runs its migrations and, with sample data, fills it. Throws a StartError if it can't be used. */
export const prepareDatabase = async (
  { databaseUrl, sampleData }: Options,
  onLost: (error: Error) => void,
): Promise<Database> => {
  try {
    const db = openDatabase(databaseUrl, onLost)
    await migrate(db)
    if (sampleData) await seed(db)
    return db
  } catch (error) {
    throw new StartError(
      `The database at ${databasePlace(databaseUrl)} can't be used (${reason(error)}). Mend it, or name another in DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** The database's place, without the password of its URL. */
export const databasePlace = (databaseUrl: string) => {
  if (databaseUrl.startsWith('file:')) return databaseUrl.slice('file:'.length)
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

const reason = (error: unknown): string => {
  // The host has several addresses, and none answered.
  if (error instanceof AggregateError) return reason(error.errors[0])
  return (error instanceof Error && error.message.split('\n')[0]) || 'no reason given'
}
