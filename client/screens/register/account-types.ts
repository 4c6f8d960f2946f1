import type { UserRole } from '../../generated/schema'

/** Every role but admin. */
export const accountTypes: readonly { role: UserRole; label: string }[] = [
  { role: 'CUSTOMER', label: 'Customer' },
  { role: 'VENDOR', label: 'Vendor/Company' },
  { role: 'FREELANCER', label: 'Freelancer' },
  { role: 'BROKER', label: 'Broker/Service Provider' },
]

/** The one that `?type=vendor` asks for. */
export const accountTypeIn = (params: URLSearchParams) =>
  accountTypes.find(({ role }) => role.toLowerCase() === params.get('type'))?.role ?? 'CUSTOMER'
