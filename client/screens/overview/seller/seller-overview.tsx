import { Link } from 'react-router-dom'
import { Panel } from '../../../features/dashboard/panel'
import { type StatTile, StatTiles } from '../../../features/dashboard/stat-tiles'
import { ordersPageOf } from '../../../features/engagement/orders'
import { ButtonLink, TextLink } from '../../../features/page/layout/links'
import { formatCount, largePrice } from '../../../features/sales-report/format-amounts'
import { monthsAgo } from '../../../features/sales-report/month-range'
import { dashboardOf } from '../../../features/session/roles'
import type { StoredUser } from '../../../features/session/stored-user'
import { monthName, shortDay } from '../../../lib/dates'
import styles from '../overview.module.css'
import { countTile, DevicesPanel, LatestEngagements } from '../overview-panels'
import { CompanyCompleteness, FreelancerCompleteness } from './profile-completeness'
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
          more={drafts.totalCount > drafts.nodes.length && <TextLink to={`${listingsPath}?status=draft`}>All</TextLink>}
        >
          {drafts.nodes.length === 0 ? (
            <>
              <p className={styles.text}>Nothing is waiting to be finished.</p>
              <p className={styles.links}>
                <ButtonLink size="small" to={listingsPath}>
                  {role === 'vendor' ? 'See your products' : 'See your services'}
                </ButtonLink>
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

/** The sales of this month, beside those of the month before. */
const salesStats = ({ held, months }: SellerOverviewQuery['salesReport']): StatTile[] => {
  const [before, now] = [months.at(-2), months.at(-1)]
  if (!before || !now) return []
  const [earlier, month] = [monthName(before.month), monthName(now.month)]
  return [
    {
      label: `Earned, ${month}`,
      value: largePrice(now.totals.earned),
      note: `${largePrice(before.totals.earned)} in ${earlier}`,
    },
    { label: 'Held now', value: largePrice(held), note: 'until work is accepted' },
    {
      label: `Sales, ${month}`,
      value: formatCount(now.totals.sales),
      note: `${formatCount(before.totals.sales)} in ${earlier}`,
    },
    {
      label: `Views, ${month}`,
      value: formatCount(now.totals.views),
      note: `${formatCount(before.totals.views)} in ${earlier}`,
    },
  ]
}
