import type { UserRole } from '../../generated/resolvers'
import type { ListingKind } from './listing.repository'

/** The kind of listing that a role sells. */
const kinds: Partial<Record<UserRole, ListingKind>> = { VENDOR: 'product', FREELANCER: 'service', BROKER: 'service' }

export const kindSoldBy = (role: UserRole) => kinds[role]
