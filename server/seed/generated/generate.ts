import { sql } from 'kysely'
import { users } from '../../../fixtures/users'
import { type Database, isPostgres } from '../../database/connection'
import { assertFound } from '../../database/loader'
import { createRandom } from '../../lib/random'
import { StartError } from '../../start/start-error'
import { generateEngagements } from './generated-engagements'
import { generatedId } from './generated-ids'
import { generateListings } from './generated-listings'
import { addSearchTexts } from './generated-search-texts'
import { generateSellers } from './generated-sellers'
import { createVocabulary } from './vocabulary'

/** Any fixed number: the same rows are made in every database. */
const SEED = 20_261_101
const LISTINGS_PER_SELLER = 25

/** For this connection: pages of the search index stay in memory, and commits wait for the disk at checkpoints only. */
const BULK_PRAGMAS = ['pragma cache_size = -262144', 'pragma wal_autocheckpoint = 20000', 'pragma synchronous = normal']

interface Amounts {
  listings: number
  engagements: number
}

type Report = (line: string) => void

/** Adds generated data to the sample data, and its listings to the search index. Refuses a database that has some. */
export const generate = async (db: Database, amounts: Amounts, report: Report = () => {}) => {
  await generateRows(db, amounts, report)
  await withoutSearchIndex(db, () => addSearchTexts(db, progress(report, 'Search texts')))
  if (isPostgres(db)) await sql`analyze`.execute(db)
}

/** Generated listings, sellers, buyers and engagements, without search texts, which take most of the time. */
const generateRows = async (db: Database, { listings, engagements }: Amounts, report: Report = () => {}) => {
  const first = db.selectFrom('user').select('id').where('id', '=', generatedId('usr', 1))
  if (await first.executeTakeFirst()) {
    throw new StartError('The database has generated data already. Name a new one in DATABASE_URL.')
  }
  if (!isPostgres(db)) for (const pragma of BULK_PRAGMAS) await sql.raw(pragma).execute(db)
  const random = createRandom(SEED)
  const vocabulary = createVocabulary(random)
  const sellers = await generateSellers(db, Math.ceil(listings / LISTINGS_PER_SELLER), random, vocabulary)
  const shared = { db, random, vocabulary }
  const offered = await generateListings({
    ...shared,
    count: listings,
    sellers,
    onProgress: progress(report, 'Listings', listings),
  })
  await generateEngagements({
    ...shared,
    count: engagements,
    accounts: sellers.length,
    offered,
    adminId: assertFound(
      users.find(({ role }) => role === 'ADMIN'),
      'admin',
    ).id,
    onProgress: progress(report, 'Engagements', engagements),
  })
}

/** Lines of progress name multiples of this number. */
const STEP = 10_000

const progress = (report: Report, of: string, total?: number) => (done: number) => {
  if (done === total || done % STEP === 0) report(`${of}: ${done.toLocaleString('en-US')}`)
}

/** PostgreSQL builds the indexes of search texts several times faster in one go than row by row. */
const withoutSearchIndex = async <Result>(db: Database, work: () => Promise<Result>) => {
  if (!isPostgres(db)) return work()
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema and tablename = 'listing_search' and indexdef like '%USING gin%'
  `.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  try {
    return await work()
  } finally {
    for (const { definition } of rows) await sql.raw(definition).execute(db)
  }
}
