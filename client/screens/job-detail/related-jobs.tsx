import { JobRow } from '../../features/job/job-row'
import type { JobRow_JobFragment } from '../../features/job/job-row.generated'
import { MoreLink } from '../../features/page/layout/more-link'
import { Section } from '../../ui/layout/section'
import styles from './related-jobs.module.css'

export const RelatedJobs = ({ jobs }: { jobs: readonly JobRow_JobFragment[] }) =>
  jobs.length === 0 ? (
    <div className={styles.end} />
  ) : (
    <div className="screen-only">
      <Section title="Related jobs" more={<MoreLink to="/jobs">All jobs</MoreLink>}>
        <div className={styles.rows}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </div>
      </Section>
    </div>
  )
