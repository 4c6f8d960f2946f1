import type { UserRole } from '../../generated/schema'
import { adminUsersPath } from '../../lib/paths'

/** Roles as storage keys contain them, in the order in which stored users are read. */
export const roles = ['vendor', 'freelancer', 'customer', 'broker', 'admin'] as const
export type Role = (typeof roles)[number]

export const isRole = (text: unknown): text is Role => roles.some((role) => role === text)

/** Admins buy nothing. */
export const mayBuy = (role: Role) => role !== 'admin'

/** True for visitors too, who sign in later. Nobody buys from themselves. */
export const mayBuyFrom = (user: { id: string; role: Role } | undefined, seller: { id: string }) =>
  !user || (mayBuy(user.role) && user.id !== seller.id)

/** True for roles that earn money. */
export const isSeller = (role: Role) => role === 'vendor' || role === 'freelancer' || role === 'broker'

const byName: Record<UserRole, Role> = {
  VENDOR: 'vendor',
  FREELANCER: 'freelancer',
  CUSTOMER: 'customer',
  BROKER: 'broker',
  ADMIN: 'admin',
}
export const roleOf = (role: UserRole) => byName[role]

/** The list of a seller's own listings. */
export const ownListingsPathOf = (role: Role) =>
  role === 'vendor' ? '/dashboard/vendor/products' : `/dashboard/${role}/services`

/** The page that opens after a login. */
export const landingPathOf = (role: Role) => {
  if (isSeller(role)) return ownListingsPathOf(role)
  return role === 'admin' ? adminUsersPath : '/dashboard'
}

export const roleName: Record<UserRole, string> = {
  CUSTOMER: 'Customer',
  VENDOR: 'Vendor',
  FREELANCER: 'Freelancer',
  BROKER: 'Broker',
  ADMIN: 'Admin',
}
