import type { UserRole } from '../generated/resolvers'

/** The roles whose accounts sell. */
export const sellers: readonly UserRole[] = ['VENDOR', 'FREELANCER', 'BROKER']

/** The roles whose accounts buy, from others than themselves. */
export const buyers: readonly UserRole[] = ['CUSTOMER', ...sellers]
