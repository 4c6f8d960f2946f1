import type { Database } from './database/connection'
import type { UserRow } from './database/tables'
import type { Outside } from './services/outside'
import { createServices } from './services/services'
import type { Visitor } from './visitor'

/** What resolvers of one request work with. */
export const createContext = async (db: Database, outside: Outside, visitor: Visitor) => {
  const services = createServices(db, outside, visitor)
  const viewer: UserRow | undefined = visitor.token ? await services.session.resume(visitor.token) : undefined
  return Object.assign(services, { viewer, visitor })
}

export type Context = Awaited<ReturnType<typeof createContext>>
