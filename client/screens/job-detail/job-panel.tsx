import { Link } from 'react-router-dom'
import { applyPath } from '../../features/job/apply-path'
import profile from '../../features/profile/profile.module.css'
import { buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import link from '../../ui/link.module.css'
import type { JobPanel_JobFragment } from './job-panel.generated'
import styles from './job-panel.module.css'
import { Poster } from './poster'

/** What one weighs before applying; on wide screens it stays in sight. */
export const JobPanel = ({ job }: { job: JobPanel_JobFragment }) => (
  <aside className={styles.panel} aria-label="This job in short">
    <div className={profile.panel}>
      <p className={profile.figure}>
        <b>{job.salary}</b>
        <span>{job.type}</span>
      </p>
      {job.open ? (
        <Link
          className={buttonClass({ variant: 'seal', size: 'large', wide: true })}
          to={applyPath(job.id)}
          aria-label={`Apply for ${job.title}`}
        >
          Apply
        </Link>
      ) : (
        <p className={styles.closed}>
          <b>This job is closed</b>
          <span>The firm has ended its search.</span>
          <Link className={link.link} to="/jobs">
            Browse All Jobs
          </Link>
        </p>
      )}
      <div className={styles.facts}>
        <Facts facts={{ Type: job.type, Location: job.location, Posted: job.postedAt, 'Job ID': job.id }} />
      </div>
    </div>
    <Poster company={job.postedBy} />
  </aside>
)
