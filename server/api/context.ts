import type { Database } from '../database/connection'
import type { UserRow } from '../database/tables/tables'
import type { Infrastructure } from '../infrastructure/infrastructure'
import { createContainer } from '../modules/container'
import type { Commands, Queries } from '../modules/index'
import type { Visitor } from './visitor'

/** The context of resolvers: queries and commands. Its type excludes repositories and services. */
export interface Context extends Queries, Commands {
  viewer: UserRow | undefined
  visitor: Visitor
}

export const createContext = async (
  db: Database,
  infrastructure: Infrastructure,
  visitor: Visitor,
): Promise<Context> => {
  const container = createContainer(db, infrastructure, visitor)
  const viewer = visitor.token ? await container.sessionService.resume(visitor.token) : undefined
  return Object.assign(container, { viewer })
}
