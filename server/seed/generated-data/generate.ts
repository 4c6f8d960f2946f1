import type { Database } from '../../database/connection'
import { createRandom } from '../../lib/random'
import { StartError } from '../../lib/start-error'
import { sampleIdOf } from '../sample-accounts'
import { inBulk } from './bulk'
import { generateEngagements } from './generated-engagements'
import { generatedId } from './generated-ids'
import { generateListings } from './generated-listings'
import { generateSellers } from './generated-sellers'
import { createVocabulary } from './vocabulary'

/** Any fixed number: the same rows are made in every database. */
const SEED = 20_261_101
const LISTINGS_PER_SELLER = 25

interface Amounts {
  listings: number
  engagements: number
}

type Report = (line: string) => void

/** Adds generated data to the sample data, and its listings to the search index. Refuses a database that has some. */
export const generate = async (db: Database, amounts: Amounts, report: Report = () => {}) => {
  const first = db.selectFrom('user').select('id').where('id', '=', generatedId('usr', 1))
  if (await first.executeTakeFirst()) {
    throw new StartError('The database has generated data already. Name a new one in DATABASE_URL.')
  }
  await inBulk(
    db,
    (bulk) => generateRows(bulk, amounts, report),
    (name) => report(`Index: ${name}`),
  )
}

/** Generated listings, sellers, buyers and engagements. */
const generateRows = async (db: Database, { listings, engagements }: Amounts, report: Report) => {
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
    adminId: sampleIdOf('ADMIN'),
    onProgress: progress(report, 'Engagements', engagements),
  })
}

/** Lines of progress name multiples of this number. */
const STEP = 10_000

const progress = (report: Report, of: string, total?: number) => (done: number) => {
  if (done === total || done % STEP === 0) report(`${of}: ${done.toLocaleString('en-US')}`)
}
