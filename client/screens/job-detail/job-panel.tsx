import type { FragmentType } from '@apollo/client'
import { lazy, Suspense } from 'react'
import { Link } from '../../features/page/layout/link'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import profile from '../../features/profile/profile.module.css'
import { useSession } from '../../features/session/session-store'
import { applyPath } from '../../lib/paths'
import { shortId } from '../../lib/text'
import { Verified } from '../../ui/icon/verified'
import { Facts } from '../../ui/text/facts'
import { Rating } from '../../ui/text/rating'
import { type JobPanel_JobFragment, useJobPanel_JobFragment } from './job-panel.generated'
import styles from './job-panel.module.css'

// Loaded apart: only vendors and brokers have jobs.
const SellerApply = lazy(async () => ({ default: (await import('./seller-apply')).SellerApply }))

export const JobPanel = ({ job: from }: { job: FragmentType<JobPanel_JobFragment> }) => {
  const job = useJobPanel_JobFragment(from)
  return (
    <aside className={styles.panel} aria-label="This job in short">
      <div className={profile.panel}>
        <p className={profile.figure}>
          <b>{job.salary}</b>
          <span>{job.type}</span>
        </p>
        {job.open && job.kind === 'POSITION' && <Apply id={job.id} title={job.title} />}
        {!job.open && (
          <p className={styles.closed}>
            <b>This job is closed</b>
            <span>The firm has ended its search.</span>
            <TextLink to="/jobs">Browse All Jobs</TextLink>
          </p>
        )}
        <div className={styles.facts}>
          <Facts facts={{ Type: job.type, Location: job.location, Posted: job.postedAt, 'Job ID': shortId(job.id) }} />
        </div>
      </div>
      {job.postedBy && <Company company={job.postedBy} />}
    </aside>
  )
}

const Apply = ({ id, title }: { id: string; title: string }) => {
  const role = useSession().user?.role
  const apply = (
    <ButtonLink variant="seal" size="large" wide to={applyPath(id)} aria-label={`Apply for ${title}`}>
      Apply
    </ButtonLink>
  )
  if (role !== 'vendor' && role !== 'broker') return apply
  return (
    <Suspense fallback={apply}>
      <SellerApply id={id}>{apply}</SellerApply>
    </Suspense>
  )
}

const Company = ({ company }: { company: NonNullable<JobPanel_JobFragment['postedBy']> }) => (
  <div className={styles.company}>
    <img src={company.logo} width="52" height="52" alt="" />
    <div>
      <b>
        <Link to={`/company/${company.id}`}>{company.name}</Link>
      </b>
      <span>{company.location}</span>
      <span className={styles.meta}>
        <Rating rating={company.rating} count={company.reviewCount} />
        <span>{`${company.employeeCount} people`}</span>
      </span>
    </div>
    {company.verified && <Verified />}
  </div>
)
