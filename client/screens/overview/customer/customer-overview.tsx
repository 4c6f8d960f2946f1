import { Link } from 'react-router-dom'
import { socialProviders } from '../../../features/auth/social-providers'
import { itemCount, useCart } from '../../../features/cart/cart-store'
import { Panel } from '../../../features/dashboard/panel'
import { ordersPageOf } from '../../../features/engagement/orders'
import { longDate } from '../../../lib/dates'
import { pluralize } from '../../../lib/text'
import { buttonClass } from '../../../ui/form/button'
import { Facts } from '../../../ui/text/facts'
import link from '../../../ui/text/link.module.css'
import { DevicesPanel } from '../devices-panel'
import { LatestEngagements } from '../latest-engagements'
import styles from '../overview.module.css'
import { useCustomerOverviewSuspenseQuery } from './customer-overview.generated'

const browse = [
  { to: '/services', label: 'Services' },
  { to: '/products', label: 'Products' },
  { to: '/companies', label: 'Companies' },
  { to: '/freelancers', label: 'Freelancers' },
  { to: '/jobs', label: 'Jobs' },
]

export const CustomerOverview = () => {
  const { data } = useCustomerOverviewSuspenseQuery({
    // Orders change on other pages and in other tabs.
    fetchPolicy: 'cache-and-network',
  })
  const { categories, viewer } = data
  const items = itemCount(useCart())
  return (
    <div className={styles.overview}>
      <LatestEngagements engagements={data.engagements} page={ordersPageOf.customer} />
      <div className={styles.two}>
        <div className={styles.side}>
          <Panel title="Cart">
            <p className={styles.text}>
              {items === 0 ? 'Your cart is empty.' : `${pluralize(items, 'item')} in your cart.`}
            </p>
            <p className={styles.links}>
              <Link
                className={buttonClass({ variant: 'line', size: 'small' })}
                to={items === 0 ? '/marketplace' : '/cart'}
              >
                {items === 0 ? 'Browse the marketplace' : 'Open the cart'}
              </Link>
            </p>
          </Panel>
          <Panel title="Browse">
            <ul className={styles.browse}>
              {browse.map(({ to, label }) => (
                <li key={to}>
                  <Link className={link.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <h3 className={styles.subtitle}>By category</h3>
            <ul className={styles.browse}>
              {categories.map(({ id, name, slug }) => (
                <li key={id}>
                  <Link className={link.link} to={`/category/${slug}`}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
        <div className={styles.side}>
          {viewer && (
            <Panel title="Your account">
              <Facts
                facts={{
                  Name: viewer.name,
                  Email: viewer.email,
                  'Signs in by':
                    socialProviders.find(({ provider }) => provider === viewer.socialProvider)?.name ?? 'Password',
                  'Member since': longDate(viewer.createdAt),
                }}
              />
            </Panel>
          )}
          <DevicesPanel count={data.sessions.length} />
        </div>
      </div>
    </div>
  )
}
