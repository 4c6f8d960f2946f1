import type { EngagementRow, SessionRow, UserRow } from '../database/tables/tables'

/**
 * Parents of resolvers whose rows hold secrets or internal columns. They leave these out, so that an SDL field of such a name
 * doesn't compile.
 */
export type EngagementParent = Omit<EngagementRow, 'chargeKey'>
export type SessionParent = Omit<SessionRow, 'tokenHash'> & { current: boolean }
export type UserParent = Omit<UserRow, 'passwordHash' | 'searchText'>
