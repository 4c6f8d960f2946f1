import { Link } from 'react-router-dom'
import { Panel } from '../../../features/dashboard/panel'
import { type StatTile, StatTiles } from '../../../features/dashboard/stat-tiles'
import { ordersPageOf } from '../../../features/engagement/orders'
import { monthsAgo } from '../../../features/sales-report/month-range'
import { dashboardOf } from '../../../features/session/roles'
import type { StoredUser } from '../../../features/session/stored-user'
import { shortDay } from '../../../lib/dates'
import { buttonClass } from '../../../ui/form/button'
import link from '../../../ui/text/link.module.css'
import { countTile } from '../count-tile'
import { DevicesPanel } from '../devices-panel'
import { LatestEngagements } from '../latest-engagements'
import styles from '../overview.module.css'
import { CompanyCompleteness, FreelancerCompleteness } from './profile-completeness'
import { salesStats } from './sales-stats'
import { type SellerOverviewQuery, useSellerOverviewSuspenseQuery } from './seller-overview.generated'

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
          {company && <CompanyCompleteness company={company} editor={companyEditorOf(role)} />}
          {freelancer && <FreelancerCompleteness freelancer={freelancer} />}
          <DevicesPanel count={data.sessions.length} />
        </div>
      </div>
    </div>
  )
}

interface DraftProps {
  listing: SellerOverviewQuery['drafts']['nodes'][number]
  listingsPath: string
}

const DraftRow = ({ listing: { id, title, cover, updatedAt }, listingsPath }: DraftProps) => (
  <li className={styles.draft}>
    <img src={`${cover}?size=thumb`} width="56" height="42" alt="" loading="lazy" decoding="async" />
    <div>
      <Link to={`${listingsPath}/${id}`} dir="auto">
        {title.trim() || 'Untitled'}
      </Link>
      <span>{`changed ${shortDay(updatedAt)}`}</span>
    </div>
  </li>
)
