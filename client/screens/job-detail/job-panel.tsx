import { Link } from 'react-router-dom'
import { applyPath } from '../../features/job/apply-path'
import { buttonClass } from '../../ui/button'
import type { JobPanel_JobFragment } from './job-panel.generated'
import styles from './job-panel.module.css'
import { Poster } from './poster'

/** What one weighs before applying; on wide screens it stays in sight. */
export const JobPanel = ({ job }: { job: JobPanel_JobFragment }) => (
  <aside className={styles.panel} aria-label="This job in short">
    <div className={styles.sheet}>
      <p className={styles.pay}>
        <b>{job.salary}</b>
        <span>{job.type}</span>
      </p>
      <Link
        className={buttonClass({ variant: 'seal', size: 'large', wide: true })}
        to={applyPath(job.id)}
        aria-label={`Apply for ${job.title}`}
      >
        Apply
      </Link>
      <dl className={styles.facts}>
        {[
          ['Type', job.type],
          ['Location', job.location],
          ['Posted', job.postedAt],
          ['Job ID', job.id],
        ].map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
    <Poster company={job.postedBy} />
  </aside>
)
