import { Link } from 'react-router-dom'
import { countOf } from '../../features/cart/cart-store'
import { useCart } from '../../features/cart/use-cart'
import { Panel } from '../../features/dashboard/panel'
import { counted } from '../../features/listing/counted'
import { longDate } from '../../features/listing/long-date'
import { socialProviders } from '../../features/session/social-providers'
import { buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import link from '../../ui/link.module.css'
import { useCustomerOverviewSuspenseQuery } from './customer-overview.generated'
import { Devices } from './devices'
import { Latest } from './latest'
import styles from './overview.module.css'

const browse = [
  { to: '/services', label: 'Services' },
  { to: '/products', label: 'Products' },
  { to: '/companies', label: 'Companies' },
  { to: '/freelancers', label: 'Freelancers' },
  { to: '/jobs', label: 'Jobs' },
]

export const CustomerOverview = () => {
  const { data } = useCustomerOverviewSuspenseQuery({
    // Orders move on other pages, and in other tabs.
    fetchPolicy: 'cache-and-network',
  })
  const { categories, viewer } = data
  const pieces = countOf(useCart())
  return (
    <div className={styles.overview}>
      <Latest engagements={data.engagements} of="customer" />
      <div className={styles.two}>
        <div className={styles.side}>
          <Panel title="Cart">
            <p className={styles.said}>
              {pieces === 0 ? 'Your cart is empty.' : `${counted(pieces, 'item')} in your cart.`}
            </p>
            <p className={styles.ways}>
              <Link
                className={buttonClass({ variant: 'line', size: 'small' })}
                to={pieces === 0 ? '/marketplace' : '/cart'}
              >
                {pieces === 0 ? 'Browse the marketplace' : 'Open the cart'}
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
            <h3 className={styles.sub}>By category</h3>
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
          <Devices of={data} />
        </div>
      </div>
    </div>
  )
}
