import { NavLink, useLocation } from 'react-router-dom'
import { ordersPageOf } from '../../features/engagement/orders'
import { useNotifications } from '../../features/notifications/notifications'
import type { Role } from '../../features/session/roles'
import { classes } from '../../ui/classes'
import { Icon, type IconName } from '../../ui/icon/icon'
import styles from './side-nav.module.css'

interface Props {
  of: readonly Place[]
  /** The path of the list that orders and engagements belong to: their pages mark it as current. */
  above?: string
  unread?: number
}

const Places = ({ of, above, unread = 0 }: Props) => {
  const isBelow = /^\/dashboard\/(engagements|orders)\//.test(useLocation().pathname)
  return (
    <ul>
      {of.map(({ to, label, icon }) => (
        <li key={to}>
          {/* Every page is below /dashboard; the editor of a listing is below its list. */}
          <NavLink
            className={classes(styles.link, isBelow && to === above && styles.above)}
            to={to}
            end={to === '/dashboard' || to === '/'}
          >
            <Icon name={icon} /> {label}
            {to === messagesPath && unread > 0 && (
              <span className={styles.count}>
                {` ${unread}`}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

export const SideNav = ({ role }: { role: Role }) => (
  <nav aria-label="Dashboard">
    <Places of={places[role]} above={ordersPageOf[role].to} />
    <p className={styles.label}>Account</p>
    <Places of={accountPlaces} unread={useNotifications().viewer?.unreadMessages ?? 0} />
  </nav>
)

interface Place {
  to: string
  label: string
  icon: IconName
}

const overview: Place = { to: '/dashboard', label: 'Overview', icon: 'grid' }

const jobs: Place = { to: '/dashboard/jobs', label: 'Jobs', icon: 'people' }

/** The side navigation of each role. */
const places: Record<Role, readonly Place[]> = {
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

const messagesPath = '/dashboard/messages'

const accountPlaces: readonly Place[] = [
  { to: messagesPath, label: 'Messages', icon: 'chat' },
  { to: '/dashboard/applications', label: 'Applications', icon: 'office' },
  { to: '/dashboard/settings', label: 'Settings', icon: 'gear' },
  { to: '/', label: 'Back to marketplace', icon: 'globe' },
]
