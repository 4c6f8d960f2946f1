import { dataOrThrow, revalidate } from '../../../apollo/data-or-throw'
import { RowThumb } from '../../../features/dashboard/dashboard-row'
import { Panel } from '../../../features/dashboard/panel'
import { type StatTile, StatTiles } from '../../../features/dashboard/stat-tiles'
import { titleOrUntitled } from '../../../features/listing/listing-kinds'
import { useLiveQuery } from '../../../features/live-updates/live-updates'
import { Link } from '../../../features/page/layout/link'
import { ButtonLink, TextLink } from '../../../features/page/layout/links'
import { largePrice } from '../../../features/sales-report/format-amounts'
import { monthsAgo } from '../../../features/sales-report/month-range'
import { payoutsLink } from '../../../features/sales-report/payouts-link'
import { companyEditorPath, ordersPageOf, purchasesPageOf } from '../../../features/session/own-pages'
import { ownListingsPathOf } from '../../../features/session/roles'
import type { StoredUser } from '../../../features/session/stored-user'
import { shortDay } from '../../../lib/dates'
import { lazyPart } from '../../../lib/lazy-named'
import { formatCount } from '../../../lib/text'
import { monthName } from '../../../lib/utc-dates'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Needs, orderNeeds } from '../needs'
import styles from '../overview.module.css'
import { countTile, DevicesPanel, DocketPanel, DueEngagements } from '../overview-panels'
import { CompanyCompleteness, FreelancerCompleteness } from './profile-completeness'
import {
  SellerOverviewDocument,
  type SellerOverviewQuery,
  useSellerOverviewSuspenseQuery,
} from './seller-overview.generated'

// Lazy: only new sellers have a checklist.
const SellerChecklist = lazyPart(() => import('./seller-checklist'), 'SellerChecklist', <Skeleton height="20rem" />)

export const SellerOverview = ({ user }: { user: StoredUser }) => {
  const { id, role } = user
  const variables = { userId: id, isFreelancer: role === 'freelancer', lastMonth: monthsAgo(1) }
  // Listings and orders change on other pages and in other tabs.
  const data = dataOrThrow(useSellerOverviewSuspenseQuery({ variables, ...revalidate }))
  useLiveQuery(SellerOverviewDocument, variables)
  const { needsYou, late, drafts, published, unpublished, engagements, salesReport, viewer, freelancer } = data
  const listingsPath = ownListingsPathOf(role)
  const purchases = purchasesPageOf(role)
  const company = viewer?.company
  const hasChecklist = viewer?.checklistDismissedAt === null
  const isPublished = published.totalCount + unpublished.totalCount > 0
  const counts: StatTile[] = [
    countTile('Published', published, `${listingsPath}?status=published`, 'See them'),
    countTile('Drafts', drafts, `${listingsPath}?status=draft`, 'Finish them'),
    countTile('Unpublished', unpublished, `${listingsPath}?status=unpublished`, 'See them'),
  ]
  return (
    <div className={styles.overview}>
      <Needs
        needs={[
          ...orderNeeds({ needsYou, late, page: ordersPageOf[role] }),
          ...orderNeeds({
            noun: 'purchase',
            needsYou: data.purchasesToAnswer,
            late: data.latePurchases,
            page: purchases,
          }),
        ]}
      />
      {hasChecklist && (
        <SellerChecklist
          user={user}
          draftPath={drafts.nodes[0] && `${listingsPath}/${drafts.nodes[0].id}`}
          isPublished={isPublished}
          isPublic={published.totalCount > 0}
        />
      )}
      <DueEngagements engagements={engagements} page={ordersPageOf[role]} />
      <DueEngagements engagements={data.purchases} page={purchases} />
      <DocketPanel docket={data.docket} />
      {/* Before the first listing, the checklist says more than zeros. */}
      {(isPublished || !hasChecklist) && (
        <>
          <StatTiles tiles={salesTiles(salesReport)} />
          <StatTiles tiles={counts} />
        </>
      )}
      <div className={styles.columns}>
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
          {company && <CompanyCompleteness company={company} editorPath={companyEditorPath(role)} />}
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

const DraftRow = ({ listing, listingsPath }: DraftProps) => (
  <li className={styles.row}>
    <RowThumb cover={listing.cover} />
    <div>
      <Link to={`${listingsPath}/${listing.id}`} dir="auto">
        {titleOrUntitled(listing)}
      </Link>
      <p>{`changed ${shortDay(listing.updatedAt)}`}</p>
    </div>
  </li>
)

/** Compares this month with the last one. */
const salesTiles = ({ held, months }: SellerOverviewQuery['salesReport']): StatTile[] => {
  const [previous, current] = months.slice(-2)
  if (!previous || !current) return []
  const previousMonth = monthName(previous.month)
  const month = monthName(current.month)
  return [
    {
      label: `Earned, ${month}`,
      value: largePrice(current.totals.earned),
      note: `${largePrice(previous.totals.earned)} in ${previousMonth}`,
      ...payoutsLink,
    },
    { label: 'Held now', value: largePrice(held), note: 'until work is accepted' },
    {
      label: `Sales, ${month}`,
      value: formatCount(current.totals.sales),
      note: `${formatCount(previous.totals.sales)} in ${previousMonth}`,
    },
    {
      label: `Views, ${month}`,
      value: formatCount(current.totals.views),
      note: `${formatCount(previous.totals.views)} in ${previousMonth}`,
    },
  ]
}
