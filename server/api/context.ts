import { browsingOf, type Database } from '../database/connection'
import { type PublicReads, writerReads } from '../database/replica/public-reads'
import type { UserRow } from '../database/tables/tables'
import { createContainer } from '../modules/container'
import type { Commands, Queries } from '../modules/index'
import type { Infrastructure } from '../modules/infrastructure'
import type { Viewer } from './viewer'
import type { Visitor } from './visitor'

/** The context of resolvers: queries and commands. Its type excludes repositories and services. */
export interface Context extends Queries, Commands {
  viewer: Viewer
  /** The signed-in account if it must have a second factor and has none. `viewer` is undefined then. */
  accountWithoutSecondFactor?: UserRow
  visitor: Visitor
  /** Makes the services that are created from now on read with the connections for browsing. */
  browse: (this: object, isReplicable: boolean) => Promise<void>
  /** Makes later reads of the session include what it has written by now. */
  rememberWrite: () => Promise<void>
}

export const createContext = async (
  db: Database,
  infrastructure: Infrastructure,
  visitor: Visitor,
  publicReads: PublicReads = writerReads(db),
): Promise<Context> => {
  const container = createContainer(db, infrastructure, visitor)
  // On `this`, because Apollo Server executes operations with a copy of the context.
  async function browse(this: object, isReplicable: boolean) {
    const isAnonymous = visitor.token === undefined && visitor.accessToken === undefined
    const isFollowing = isReplicable && visitor.token !== undefined && visitor.writtenAt !== undefined
    const mayLag = isAnonymous || isFollowing
    Object.assign(this, {
      db: mayLag ? await publicReads.open(isAnonymous ? undefined : visitor.writtenAt) : browsingOf(db),
    })
  }
  const rememberWrite = async () => {
    const position = visitor.token === undefined ? undefined : await publicReads.position()
    if (position !== undefined) visitor.setWrittenAt(position)
  }
  const account =
    visitor.accessToken?.user ?? (visitor.token ? await container.sessionService.resume(visitor.token) : undefined)
  if (account && (await container.secondFactors.isMissing(account)))
    return Object.assign(container, { viewer: undefined, accountWithoutSecondFactor: account, browse, rememberWrite })
  return Object.assign(container, { viewer: account, browse, rememberWrite })
}
