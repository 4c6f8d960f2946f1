import { isSeller, type Role } from './roles'
import { useSession } from './session-store'

/** The page on which an account finds what it bought. For sellers `Orders` are what others buy from them. */
export const purchasesPageOf = (role: Role | undefined) =>
  role && isSeller(role)
    ? { to: '/dashboard/purchases', label: 'Purchases' }
    : { to: '/dashboard/customer/orders', label: 'Orders' }

/** The page on which each role finds what others bought from it; customers what they bought. */
export const ordersPageOf: Record<Role, { to: string; label: string }> = {
  vendor: { to: '/dashboard/vendor/orders', label: 'Orders' },
  freelancer: { to: '/dashboard/freelancer/projects', label: 'Projects' },
  customer: { to: '/dashboard/customer/orders', label: 'Orders' },
  broker: { to: '/dashboard/broker/clients', label: 'Clients' },
  admin: { to: '/dashboard/admin/orders', label: 'Orders' },
}

export const usePurchasesPage = () => purchasesPageOf(useSession().user?.role)

/** The page of saved listings and searches of an account that buys. */
export const savedPathOf = (role: Role) => (role === 'customer' ? '/dashboard/customer/saved' : '/dashboard/saved')

/** Vendors edit their company on a separate page. */
export const companyEditorPath = (role: Role) =>
  role === 'vendor' ? '/dashboard/vendor/company' : '/dashboard/settings'
