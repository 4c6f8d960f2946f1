import { dataOrThrow, revalidate } from '../../../apollo/data-or-throw'
import { socialProviders } from '../../../features/auth/social-providers'
import { itemCount, useCart } from '../../../features/cart/cart-store'
import { Panel } from '../../../features/dashboard/panel'
import { type StatTile, StatTiles } from '../../../features/dashboard/stat-tiles'
import { useLiveQuery } from '../../../features/live-updates/live-updates'
import { ButtonLink, TextLink } from '../../../features/page/layout/links'
import { largePrice } from '../../../features/sales-report/format-amounts'
import { ordersPageOf } from '../../../features/session/own-pages'
import { longDay } from '../../../lib/dates'
import { serverNow } from '../../../lib/server-clock'
import { pluralize } from '../../../lib/text'
import { Facts } from '../../../ui/text/facts'
import { Needs, orderNeeds } from '../needs'
import styles from '../overview.module.css'
import { DevicesPanel, DocketPanel, DueEngagements } from '../overview-panels'
import {
  CustomerOverviewDocument,
  type CustomerOverviewQuery,
  useCustomerOverviewSuspenseQuery,
} from './customer-overview.generated'

const browse = [
  { to: '/services', label: 'Services' },
  { to: '/products', label: 'Products' },
  { to: '/companies', label: 'Companies' },
  { to: '/freelancers', label: 'Freelancers' },
  { to: '/jobs', label: 'Jobs' },
]

export const CustomerOverview = () => {
  // Orders change on other pages and in other tabs.
  const data = dataOrThrow(useCustomerOverviewSuspenseQuery({ ...revalidate }))
  useLiveQuery(CustomerOverviewDocument, {})
  const { categories, viewer } = data
  const items = itemCount(useCart())
  return (
    <div className={styles.overview}>
      <Needs needs={orderNeeds({ ...data, page: ordersPageOf.customer })} />
      <DueEngagements engagements={data.engagements} page={ordersPageOf.customer} />
      <DocketPanel docket={data.docket} />
      <StatTiles tiles={spendingTiles(data.spending)} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Panel title="Cart">
            <p className={styles.text}>
              {items === 0 ? 'Your cart is empty.' : `${pluralize(items, 'item')} in your cart.`}
            </p>
            <p className={styles.links}>
              <ButtonLink size="small" to={items === 0 ? '/marketplace' : '/cart'}>
                {items === 0 ? 'Browse the marketplace' : 'Open the cart'}
              </ButtonLink>
            </p>
          </Panel>
          <Panel title="Browse">
            <LinkList links={browse} />
            <h3 className={styles.subtitle}>By category</h3>
            <LinkList links={categories.map(({ name, slug }) => ({ to: `/category/${slug}`, label: name }))} />
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
                  'Member since': longDay(viewer.createdAt),
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

const spendingTiles = ({ held, paidThisYear, refundedThisYear }: CustomerOverviewQuery['spending']): StatTile[] => {
  const year = serverNow().getUTCFullYear()
  return [
    { label: 'Held for your orders', value: largePrice(held), note: 'until you accept the work' },
    { label: `Paid, ${year}`, value: largePrice(paidThisYear), note: 'before refunds' },
    { label: `Refunded, ${year}`, value: largePrice(refundedThisYear), note: 'went back to your card' },
  ]
}

const LinkList = ({ links }: { links: readonly { to: string; label: string }[] }) => (
  <ul className={styles.browse}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <TextLink to={to}>{label}</TextLink>
      </li>
    ))}
  </ul>
)
