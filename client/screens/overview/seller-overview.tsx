import { Link } from 'react-router-dom'
import { type Figure, Figures } from '../../features/dashboard/figures'
import { Panel } from '../../features/dashboard/panel'
import { monthsAgo } from '../../features/figures/range'
import { dashboardOf } from '../../features/session/roles'
import type { StoredUser } from '../../features/session/stored-user'
import { buttonClass } from '../../ui/button'
import link from '../../ui/link.module.css'
import { Devices } from './devices'
import { DraftLine } from './draft-line'
import { figure } from './figure'
import { Latest } from './latest'
import styles from './overview.module.css'
import { ProfileCheck } from './profile-check'
import { companyParts, freelancerParts } from './profile-parts'
import { salesFigures } from './sales-figures'
import { useSellerOverviewSuspenseQuery } from './seller-overview.generated'

/** Vendors edit their company on a page of its own. */
const editorOf = (role: StoredUser['role']) => (role === 'vendor' ? '/dashboard/vendor/company' : '/dashboard/settings')

export const SellerOverview = ({ user: { id, role } }: { user: StoredUser }) => {
  const { data } = useSellerOverviewSuspenseQuery({
    variables: { userId: id, isFreelancer: role === 'freelancer', lastMonth: monthsAgo(1) },
    // Listings and orders change under other pages, and in other tabs.
    fetchPolicy: 'cache-and-network',
  })
  const { drafts, published, unpublished, engagements, salesReport, viewer, freelancer } = data
  const list = dashboardOf[role]
  const company = viewer?.company
  const figures: Figure[] = [
    figure('Published', published, `${list}?status=published`, 'See them'),
    figure('Drafts', drafts, `${list}?status=draft`, 'Finish them'),
    figure('Unpublished', unpublished, `${list}?status=unpublished`, 'See them'),
  ]
  return (
    <div className={styles.overview}>
      <Figures figures={salesFigures(salesReport)} />
      <Figures figures={figures} />
      <Latest engagements={engagements} of={role} />
      <div className={styles.two}>
        <Panel
          title="Drafts to finish"
          more={
            drafts.totalCount > drafts.nodes.length && (
              <Link className={link.link} to={`${list}?status=draft`}>
                All
              </Link>
            )
          }
        >
          {drafts.nodes.length === 0 ? (
            <>
              <p className={styles.said}>Nothing is waiting to be finished.</p>
              <p className={styles.ways}>
                <Link className={buttonClass({ variant: 'line', size: 'small' })} to={list}>
                  {role === 'vendor' ? 'See your products' : 'See your services'}
                </Link>
              </p>
            </>
          ) : (
            <ul>
              {drafts.nodes.map((draft) => (
                <DraftLine key={draft.id} listing={draft} list={list} />
              ))}
            </ul>
          )}
        </Panel>
        <div className={styles.side}>
          {company && (
            <ProfileCheck
              title="Company profile"
              parts={companyParts(company)}
              page={`/company/${company.id}`}
              editor={editorOf(role)}
            />
          )}
          {freelancer && (
            <ProfileCheck
              title="Freelancer profile"
              parts={freelancerParts(freelancer)}
              page={`/freelancers/${freelancer.id}`}
              editor="/dashboard/settings"
            />
          )}
          <Devices of={data} />
        </div>
      </div>
    </div>
  )
}
