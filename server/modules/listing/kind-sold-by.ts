import type { UserRole } from '../../generated/resolvers'
import type { ListingKind } from './listing.repository'

/** What a role offers on the site. */
const kinds: Partial<Record<UserRole, ListingKind>> = { VENDOR: 'product', FREELANCER: 'service', BROKER: 'service' }

export const kindSoldBy = (role: UserRole) => kinds[role]
