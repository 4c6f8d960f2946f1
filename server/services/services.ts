import type { Database } from '../database/connection'
import type { Visitor } from '../visitor'
import { type Around, type Dealings, dealings } from './dealings'
import { type Domain, domain, type Given, type Parts } from './domain'
import { lazily } from './lazily'
import type { Outside } from './outside'

/** What only services read of the database: resolvers go through them. */
type Hidden = 'categories' | 'companies' | 'kept' | 'ledgerRows' | 'listings' | 'sessions' | 'trips' | 'users'

export interface Services extends Omit<Dealings & Domain, Hidden>, Pick<Outside, 'sampleAccounts'> {}

const makeDomain = lazily<Given, Parts>(domain)
const makeAll = lazily<Around, Dealings & Parts>({ ...domain, ...dealings })

/** Every service, for one request: loaders remember what it has read. */
export const createServices = (db: Database, outside: Outside, visitor: Visitor): Services => {
  /** What is left to be done outside is done once it is committed; after a stop in between, the clockwork does it. */
  const inTransaction = async <Result>(work: (within: Domain) => Promise<Result>) => {
    const { within, result, told } = await db.transaction().execute(async (transaction) => {
      const within = makeDomain({ ...outside, db: transaction })
      const result = await work(within)
      return { within, result, told: await within.telling.flush() }
    })
    outside.bus.wake(told)
    const { letterBox, refundsOwed } = within
    if (letterBox.isFilled()) outside.later('mail', services.delivery.deliver)
    if (refundsOwed.owed().length > 0) outside.later('refunds', () => services.refunding.carry(refundsOwed.owed()))
    return result
  }
  const services = makeAll({ ...outside, db, visitor, inTransaction })
  return services
}
