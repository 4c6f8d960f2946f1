import type { Role } from '../../features/session/roles'
import type { IconName } from '../../ui/icon/icon'

export interface Place {
  to: string
  label: string
  icon: IconName
}

const overview: Place = { to: '/dashboard', label: 'Overview', icon: 'grid' }

const jobs: Place = { to: '/dashboard/jobs', label: 'Jobs', icon: 'people' }

/** The side navigation of each role. */
export const places: Record<Role, readonly Place[]> = {
  customer: [
    overview,
    { to: '/dashboard/customer/orders', label: 'Orders', icon: 'list' },
    { to: '/dashboard/customer/saved', label: 'Saved', icon: 'star' },
  ],
  vendor: [
    overview,
    { to: '/dashboard/vendor/products', label: 'Products', icon: 'box' },
    { to: '/dashboard/vendor/orders', label: 'Orders', icon: 'list' },
    { to: '/dashboard/vendor/analytics', label: 'Analytics', icon: 'chart' },
    { to: '/dashboard/vendor/company', label: 'Company', icon: 'office' },
    jobs,
  ],
  freelancer: [
    overview,
    { to: '/dashboard/freelancer/services', label: 'Services', icon: 'box' },
    { to: '/dashboard/freelancer/projects', label: 'Projects', icon: 'list' },
    { to: '/dashboard/freelancer/earnings', label: 'Earnings', icon: 'chart' },
  ],
  broker: [
    overview,
    { to: '/dashboard/broker/services', label: 'Services', icon: 'box' },
    { to: '/dashboard/broker/clients', label: 'Clients', icon: 'people' },
    { to: '/dashboard/broker/earnings', label: 'Earnings', icon: 'chart' },
    jobs,
  ],
  admin: [overview, { to: '/dashboard/admin/users', label: 'Users', icon: 'people' }],
}

export const messagesPath = '/dashboard/messages'

export const accountPlaces: readonly Place[] = [
  { to: messagesPath, label: 'Messages', icon: 'chat' },
  { to: '/dashboard/applications', label: 'Applications', icon: 'office' },
  { to: '/dashboard/settings', label: 'Settings', icon: 'gear' },
  { to: '/', label: 'Back to marketplace', icon: 'globe' },
]
