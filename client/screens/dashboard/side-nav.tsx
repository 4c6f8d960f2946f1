import { useLocation } from 'react-router-dom'
import { useLiveUpdates } from '../../features/live-updates/live-updates'
import { useNotifications } from '../../features/notifications/notifications'
import { NavLink } from '../../features/page/layout/link'
import { ordersPageOf, purchasesPageOf, savedPathOf } from '../../features/session/own-pages'
import { isSeller, mayBuy, ownListingsPathOf, type Role } from '../../features/session/roles'
import { adminUsersPath } from '../../lib/paths'
import { classes } from '../../ui/classes'
import { Icon, type IconName } from '../../ui/icon/icon'
import { useSideNavQuery } from './side-nav.generated'
import styles from './side-nav.module.css'

interface Props {
  items: readonly NavItem[]
  /** The list of orders: it is marked as current on the pages of orders and engagements. */
  ordersPath?: string
  unread?: number
  /** The number of entries of a page, by its path. */
  counts?: Readonly<Record<string, number | undefined>>
}

const NavList = ({ items, ordersPath, unread = 0, counts = {} }: Props) => {
  const isOrderPage = /^\/dashboard\/(engagements|orders)\//.test(useLocation().pathname)
  return (
    <ul>
      {items.map(({ to, label, icon }) => (
        <li key={to}>
          {/* A list is current on the pages below it too; `/dashboard` and `/` are above every page, hence `end`. */}
          <NavLink
            className={classes(styles.link, isOrderPage && to === ordersPath && styles.parent)}
            to={to}
            end={to === '/dashboard' || to === '/'}
          >
            <Icon name={icon} /> {label}
            {!!counts[to] && (
              // The page itself says the number.
              <span className={styles.count} aria-hidden="true">
                {counts[to]}
              </span>
            )}
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

export const SideNav = ({ role }: { role: Role }) => {
  const { counts, hasFormerSales } = useSideNav(role)
  return (
    <nav aria-label="Dashboard">
      <NavList
        items={hasFormerSales ? [...roleItems[role], payouts] : roleItems[role]}
        ordersPath={ordersPageOf[role].to}
        counts={counts}
      />
      <p className={styles.label}>Account</p>
      <NavList items={accountItems} unread={useNotifications().viewer?.unreadMessages ?? 0} />
    </nav>
  )
}

/**
 * Counts orders that have not ended, listings, saved listings; for admins registrations to check, open disputes, and reports. Accounts
 * whose role sold before may still have a balance, and orders to deliver.
 */
const useSideNav = (role: Role) => {
  const { data, refetch } = useSideNavQuery({
    variables: { buys: mayBuy(role), sells: isSeller(role), moderates: role === 'admin' },
    fetchPolicy: 'cache-and-network',
  })
  useLiveUpdates(() => refetch())
  const counts = {
    [ordersPageOf[role].to]: data?.sold?.totalCount,
    [ownListingsPathOf(role)]: data?.ownListings?.totalCount,
    [purchasesPageOf(role).to]: data?.bought?.totalCount,
    [credentialQueue.to]: data?.credentialQueue?.totalCount,
    [savedPathOf(role)]: data?.savedListings?.totalCount,
    '/dashboard/admin/disputes': data?.disputes?.totalCount,
    '/dashboard/admin/reports': (data?.reported?.totalCount ?? 0) + (data?.appealed?.totalCount ?? 0),
  }
  const { balance = 0, held = 0 } = data?.payouts ?? {}
  return { counts, hasFormerSales: balance > 0 || held > 0 }
}

interface NavItem {
  to: string
  label: string
  icon: IconName
}

const overview: NavItem = { to: '/dashboard', label: 'Overview', icon: 'grid' }

const jobs: NavItem = { to: '/dashboard/jobs', label: 'Jobs', icon: 'briefcase' }

const docket: NavItem = { to: '/dashboard/docket', label: 'Docket', icon: 'clock' }

const mandates: NavItem = { to: '/dashboard/mandates', label: 'Mandates', icon: 'pen' }

const purchases: NavItem = { to: '/dashboard/purchases', label: 'Purchases', icon: 'cart' }

const saved = (role: Role): NavItem => ({ to: savedPathOf(role), label: 'Saved', icon: 'heart' })

const credentials: NavItem = { to: '/dashboard/credentials', label: 'Registrations', icon: 'shield' }

const credentialQueue: NavItem = { to: '/dashboard/admin/credentials', label: 'Registrations', icon: 'shield' }

const payouts: NavItem = { to: '/dashboard/payouts', label: 'Payouts', icon: 'wallet' }

const roleItems: Record<Role, readonly NavItem[]> = {
  customer: [
    overview,
    { to: '/dashboard/customer/orders', label: 'Orders', icon: 'list' },
    saved('customer'),
    docket,
    jobs,
  ],
  vendor: [
    overview,
    { to: '/dashboard/vendor/products', label: 'Products', icon: 'box' },
    { to: '/dashboard/vendor/orders', label: 'Orders', icon: 'list' },
    { to: '/dashboard/vendor/analytics', label: 'Analytics', icon: 'chart' },
    docket,
    mandates,
    credentials,
    payouts,
    { to: '/dashboard/vendor/company', label: 'Company', icon: 'office' },
    jobs,
    purchases,
    saved('vendor'),
  ],
  freelancer: [
    overview,
    { to: '/dashboard/freelancer/services', label: 'Services', icon: 'box' },
    { to: '/dashboard/freelancer/projects', label: 'Projects', icon: 'list' },
    { to: '/dashboard/freelancer/earnings', label: 'Earnings', icon: 'chart' },
    docket,
    mandates,
    credentials,
    payouts,
    jobs,
    purchases,
    saved('freelancer'),
  ],
  broker: [
    overview,
    { to: '/dashboard/broker/services', label: 'Services', icon: 'box' },
    { to: '/dashboard/broker/clients', label: 'Clients', icon: 'people' },
    { to: '/dashboard/broker/earnings', label: 'Earnings', icon: 'chart' },
    docket,
    mandates,
    credentials,
    payouts,
    jobs,
    purchases,
    saved('broker'),
  ],
  admin: [
    overview,
    { to: '/dashboard/admin/orders', label: 'Orders', icon: 'list' },
    { to: '/dashboard/admin/disputes', label: 'Disputes', icon: 'alert' },
    { to: '/dashboard/admin/reports', label: 'Reports', icon: 'flag' },
    credentialQueue,
    { to: '/dashboard/admin/analytics', label: 'Analytics', icon: 'chart' },
    { to: '/dashboard/admin/announcements', label: 'Announcements', icon: 'horn' },
    { to: adminUsersPath, label: 'Users', icon: 'people' },
    { to: '/dashboard/admin/search', label: 'Search words', icon: 'search' },
  ],
}

const messagesPath = '/dashboard/messages'

const accountItems: readonly NavItem[] = [
  { to: messagesPath, label: 'Messages', icon: 'chat' },
  { to: '/dashboard/applications', label: 'Applications', icon: 'plane' },
  { to: '/dashboard/settings', label: 'Settings', icon: 'gear' },
  { to: '/', label: 'Back to marketplace', icon: 'globe' },
]
