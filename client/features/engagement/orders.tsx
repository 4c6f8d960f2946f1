import { NotFound } from '../page/errors/not-found'
import type { Role } from '../session/roles'

export const groupBySeller = <Part extends { seller: { id: string } }>(parts: readonly Part[]) => {
  const sellers = new Map<string, { seller: Part['seller']; parts: Part[] }>()
  for (const part of parts) {
    const group = sellers.get(part.seller.id)
    if (group) group.parts.push(part)
    else sellers.set(part.seller.id, { seller: part.seller, parts: [part] })
  }
  return [...sellers.values()]
}

/** The page on which each role finds what others bought from it; customers what they bought. */
export const ordersPageOf: Record<Role, { to: string; label: string }> = {
  vendor: { to: '/dashboard/vendor/orders', label: 'Orders' },
  freelancer: { to: '/dashboard/freelancer/projects', label: 'Projects' },
  customer: { to: '/dashboard/customer/orders', label: 'Orders' },
  broker: { to: '/dashboard/broker/clients', label: 'Clients' },
  admin: { to: '/dashboard/admin/orders', label: 'Orders' },
}

export const OrderNotFound = () => (
  <NotFound
    title="Order Not Found"
    text="You have no such order. It may belong to another account."
    actions={[{ to: '/dashboard', label: 'Back to the dashboard' }]}
  />
)
