import type { PublicReads } from '../cache/public-reads'
import { browsingOf, type Database } from '../database/connection'
import type { UserRow } from '../database/tables/tables'
import type { Infrastructure } from '../infrastructure/infrastructure'
import { createContainer } from '../modules/container'
import type { Commands, Queries } from '../modules/index'
import type { Viewer } from './viewer'
import type { Visitor } from './visitor'

/** The context of resolvers: queries and commands. Its type excludes repositories and services. */
export interface Context extends Queries, Commands {
  viewer: Viewer
  /** The signed-in account if it must have a second factor and has none. `viewer` is undefined then. */
  unsecured?: UserRow
  visitor: Visitor
  /** Makes the services that are created from now on read with the connections for browsing. */
  browse: (this: object) => Promise<void>
}

export const createContext = async (
  db: Database,
  infrastructure: Infrastructure,
  visitor: Visitor,
  publicReads: PublicReads = async () => browsingOf(db),
): Promise<Context> => {
  const container = createContainer(db, infrastructure, visitor)
  // On `this`, because Apollo Server executes operations with a copy of the context.
  async function browse(this: object) {
    // A session also sees its own data, which a replica may lack.
    const isAnonymous = visitor.token === undefined && visitor.accessToken === undefined
    Object.assign(this, { db: isAnonymous ? await publicReads() : browsingOf(db) })
  }
  const account =
    visitor.accessToken?.user ?? (visitor.token ? await container.sessionService.resume(visitor.token) : undefined)
  if (account && (await container.secondFactors.isMissing(account)))
    return Object.assign(container, { viewer: undefined, unsecured: account, browse })
  return Object.assign(container, { viewer: account, browse })
}
