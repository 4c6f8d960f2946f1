import type { UserRole } from '../../generated/schema'

export const roleName: Record<UserRole, string> = {
  CUSTOMER: 'Customer',
  VENDOR: 'Vendor',
  FREELANCER: 'Freelancer',
  BROKER: 'Broker',
  ADMIN: 'Admin',
}
