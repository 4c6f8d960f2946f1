import { StartError } from '../start-error'
import { type Database, openDatabase } from './connection'
import { migrate } from './migrate'
import { seed } from './seed'

interface Options {
  databaseUrl: string
  sampleData: boolean
}

/** Opens the database, brings it to today's tables and, where wanted, fills it; throws a StartError when it can't be used. */
export const openFilled = async (
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

/** Where the data is, without the password that the address may hold. */
export const databasePlace = (databaseUrl: string) => {
  if (databaseUrl.startsWith('file:')) return databaseUrl.slice('file:'.length)
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

const reason = (error: unknown): string => {
  // Several addresses were tried and each failed.
  if (error instanceof AggregateError) return reason(error.errors[0])
  return (error instanceof Error && error.message.split('\n')[0]) || 'no reason given'
}
