import type { Database } from './database/connection'
import type { UserRow } from './database/tables'
import { createServices, type Outside } from './services'
import type { Visitor } from './visitor'

/** What resolvers of one request work with. */
export const createContext = async (db: Database, outside: Outside, visitor: Visitor) => {
  const services = createServices(db, outside, visitor)
  const viewer: UserRow | undefined = visitor.token ? await services.session.resume(visitor.token) : undefined
  return { ...services, viewer, visitor }
}

export type Context = Awaited<ReturnType<typeof createContext>>
