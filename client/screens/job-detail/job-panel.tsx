import type { FragmentType } from '@apollo/client'
import { Suspense } from 'react'
import { companySize } from '../../features/company/company-size'
import { Link } from '../../features/page/layout/link'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import profile from '../../features/profile/profile.module.css'
import { useSession } from '../../features/session/session-store'
import { lazyNamed } from '../../lib/lazy-named'
import { applyPath } from '../../lib/paths'
import { shortId } from '../../lib/text'
import { Avatar } from '../../ui/icon/avatar'
import { Verified } from '../../ui/icon/verified'
import { Facts } from '../../ui/text/facts'
import { Rating } from '../../ui/text/rating'
import { type JobPanel_JobFragment, useJobPanel_JobFragment } from './job-panel.generated'
import styles from './job-panel.module.css'

// Lazy: visitors own no jobs.
const ApplyOrEdit = lazyNamed(() => import('./apply-or-edit'), 'ApplyOrEdit')

export const JobPanel = ({ job: from }: { job: FragmentType<JobPanel_JobFragment> }) => {
  const job = useJobPanel_JobFragment(from)
  return (
    <aside className={styles.panel} aria-label="This job in short">
      <div className={profile.panel}>
        <p className={profile.figure}>
          <b>{job.salary}</b>
          <span>{job.type}</span>
        </p>
        {job.open && <Apply job={job} />}
        {!job.open && (
          <p className={styles.closed}>
            <b>{job.kind === 'BRIEF' ? 'This brief is closed' : 'This job is closed'}</b>
            <span>{job.kind === 'BRIEF' ? 'It takes no more offers.' : 'The firm has ended its search.'}</span>
            <TextLink to="/jobs">Browse All Jobs</TextLink>
          </p>
        )}
        <div className={styles.facts}>
          <Facts facts={{ Type: job.type, Location: job.location, Posted: job.postedAt, 'Job ID': shortId(job.id) }} />
        </div>
      </div>
      {job.postedBy ? <Company company={job.postedBy} /> : <Poster name={job.company} picture={job.logo} />}
    </aside>
  )
}

const Apply = ({ job: { id, title, kind } }: { job: JobPanel_JobFragment }) => {
  const { user } = useSession()
  const label = kind === 'BRIEF' ? 'Make an offer' : 'Apply'
  const apply = (
    <ButtonLink variant="seal" size="large" wide to={applyPath(id)} aria-label={`${label} for ${title}`}>
      {label}
    </ButtonLink>
  )
  if (!user) return apply
  return (
    <Suspense fallback={apply}>
      <ApplyOrEdit id={id} kind={kind}>
        {apply}
      </ApplyOrEdit>
    </Suspense>
  )
}

/** The account that has posted a brief and has no company that visitors see. */
const Poster = ({ name, picture }: { name: string; picture: string }) => (
  <div className={styles.company}>
    <Avatar src={picture} size="large" />
    <div>
      <b dir="auto">{name}</b>
      <span className={styles.place}>Has posted this brief</span>
    </div>
  </div>
)

const Company = ({ company }: { company: NonNullable<JobPanel_JobFragment['postedBy']> }) => (
  <div className={styles.company}>
    <img src={company.logo} width="52" height="52" alt="" />
    <div>
      <b>
        <Link to={`/company/${company.id}`}>{company.name}</Link>
      </b>
      <span className={styles.place}>{company.location}</span>
      <span className={styles.meta}>
        <Rating rating={company.rating} count={company.reviewCount} />
        {company.employeeCount && <span>{companySize(company.employeeCount)}</span>}
      </span>
      {company.verification && <Verified check={company.verification} />}
    </div>
  </div>
)
