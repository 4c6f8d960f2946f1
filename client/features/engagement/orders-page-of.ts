import type { Role } from '../session/roles'

/** The page on which each role finds its orders. */
export const ordersPageOf: Record<Role, { to: string; label: string }> = {
  vendor: { to: '/dashboard/vendor/orders', label: 'Orders' },
  freelancer: { to: '/dashboard/freelancer/projects', label: 'Projects' },
  customer: { to: '/dashboard/customer/orders', label: 'Orders' },
  broker: { to: '/dashboard/broker/clients', label: 'Clients' },
  admin: { to: '/dashboard', label: 'Dashboard' },
}
