import { Link } from 'react-router-dom'
import { Panel } from '../../../features/dashboard/panel'
import { type StatTile, StatTiles } from '../../../features/dashboard/stat-tiles'
import { ordersPageOf } from '../../../features/engagement/orders-page-of'
import { monthsAgo } from '../../../features/sales-report/month-range'
import { dashboardOf } from '../../../features/session/roles'
import type { StoredUser } from '../../../features/session/stored-user'
import { buttonClass } from '../../../ui/form/button'
import link from '../../../ui/text/link.module.css'
import { countTile } from '../count-tile'
import { DevicesPanel } from '../devices-panel'
import { LatestEngagements } from '../latest-engagements'
import styles from '../overview.module.css'
import { DraftRow } from './draft-row'
import { companyParts, freelancerParts, ProfileCompleteness } from './profile-completeness'
import { salesStats } from './sales-stats'
import { useSellerOverviewSuspenseQuery } from './seller-overview.generated'

/** Vendors edit their company on a separate page. */
const companyEditorOf = (role: StoredUser['role']) =>
  role === 'vendor' ? '/dashboard/vendor/company' : '/dashboard/settings'

export const SellerOverview = ({ user: { id, role } }: { user: StoredUser }) => {
  const { data } = useSellerOverviewSuspenseQuery({
    variables: { userId: id, isFreelancer: role === 'freelancer', lastMonth: monthsAgo(1) },
    // Listings and orders change on other pages and in other tabs.
    fetchPolicy: 'cache-and-network',
  })
  const { drafts, published, unpublished, engagements, salesReport, viewer, freelancer } = data
  const listingsPath = dashboardOf[role]
  const company = viewer?.company
  const counts: StatTile[] = [
    countTile('Published', published, `${listingsPath}?status=published`, 'See them'),
    countTile('Drafts', drafts, `${listingsPath}?status=draft`, 'Finish them'),
    countTile('Unpublished', unpublished, `${listingsPath}?status=unpublished`, 'See them'),
  ]
  return (
    <div className={styles.overview}>
      <StatTiles tiles={salesStats(salesReport)} />
      <StatTiles tiles={counts} />
      <LatestEngagements engagements={engagements} page={ordersPageOf[role]} />
      <div className={styles.two}>
        <Panel
          title="Drafts to finish"
          more={
            drafts.totalCount > drafts.nodes.length && (
              <Link className={link.link} to={`${listingsPath}?status=draft`}>
                All
              </Link>
            )
          }
        >
          {drafts.nodes.length === 0 ? (
            <>
              <p className={styles.text}>Nothing is waiting to be finished.</p>
              <p className={styles.links}>
                <Link className={buttonClass({ variant: 'line', size: 'small' })} to={listingsPath}>
                  {role === 'vendor' ? 'See your products' : 'See your services'}
                </Link>
              </p>
            </>
          ) : (
            <ul>
              {drafts.nodes.map((draft) => (
                <DraftRow key={draft.id} listing={draft} listingsPath={listingsPath} />
              ))}
            </ul>
          )}
        </Panel>
        <div className={styles.side}>
          {company && (
            <ProfileCompleteness
              title="Company profile"
              parts={companyParts(company)}
              page={`/company/${company.id}`}
              editor={companyEditorOf(role)}
            />
          )}
          {freelancer && (
            <ProfileCompleteness
              title="Freelancer profile"
              parts={freelancerParts(freelancer)}
              page={`/freelancers/${freelancer.id}`}
              editor="/dashboard/settings"
            />
          )}
          <DevicesPanel query={data} />
        </div>
      </div>
    </div>
  )
}
