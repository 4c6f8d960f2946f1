import { parseArgs } from 'node:util'
import { openForMaintenance } from '../database/open-database'
import { StartError } from '../lib/start-error'
import { generate } from '../seed/generated-data/generate'
import type { Config } from './config'
import { prepareDatabase, unusable } from './prepare-database'

/** A database of a million listings takes hours on SQLite. */
const MAX = 1_000_000
/** Engagements for each listing, unless their number is given. */
const ENGAGEMENT_SHARE = 0.1

/** Runs `npm run seed`: prepares the database as a start does, and adds generated data. Returns the line to print. */
export const seedGenerated = async (
  { databaseUrl, dataDir, sampleData }: Pick<Config, 'databaseUrl' | 'dataDir' | 'sampleData'>,
  parameters: readonly string[],
  report: (line: string) => void,
) => {
  const amounts = amountsOf(parameters)
  if (dataDir === undefined) {
    throw new StartError('A database in memory ends with this command. Name a file in DATABASE_URL.')
  }
  if (!sampleData) throw new StartError('Generated data needs sample data. Set SAMPLE_DATA=1.')
  const prepared = await prepareDatabase({ databaseUrl, sampleData }, () => {})
  await prepared.destroy()
  const db = openForMaintenance(databaseUrl)
  try {
    await generate(db, amounts, report)
  } catch (error) {
    throw unusable(databaseUrl, error)
  } finally {
    await db.destroy()
  }
  return `Generated data added. Start the server with npm start.`
}

const usage = 'Write "npm run seed -- --listings <number> [--engagements <number>]", each at most 1000000.'

const amountsOf = (parameters: readonly string[]) => {
  const listings = numberOf(optionOf(parameters, 'listings'))
  const engagements = optionOf(parameters, 'engagements')
  if (listings === 0) throw new StartError(usage)
  return {
    listings,
    engagements: engagements === undefined ? Math.round(listings * ENGAGEMENT_SHARE) : numberOf(engagements),
  }
}

const optionOf = (parameters: readonly string[], name: 'listings' | 'engagements') => {
  try {
    const options = { listings: { type: 'string' }, engagements: { type: 'string' } } as const
    return parseArgs({ args: [...parameters], options }).values[name]
  } catch {
    throw new StartError(usage)
  }
}

const numberOf = (text: string | undefined) => {
  const number = /^\d{1,7}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (!(number <= MAX)) throw new StartError(usage)
  return number
}
