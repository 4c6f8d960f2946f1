import { use } from 'react'
import { JobRow } from '../../features/job/job-row'
import { useOwnJobIds } from '../../features/job/own-job-ids'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { PageMeta } from '../../features/page/head/page-meta'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import { ByParam } from '../../features/page/layout/by-param'
import { TextLink } from '../../features/page/layout/links'
import { MoreLink } from '../../features/page/layout/more-link'
import { PrintHead } from '../../features/page/layout/print-head'
import { StructuredData } from '../../features/page/page-contexts'
import { ReportLink } from '../../features/report/report-link'
import { firstSentence } from '../../lib/text'
import { Container } from '../../ui/layout/container'
import { Section } from '../../ui/layout/section'
import { Paragraphs } from '../../ui/text/paragraphs'
import { type JobDetailQuery, useJobDetailSuspenseQuery } from './job-detail.generated'
import styles from './job-detail.module.css'
import { JobDetailSkeleton } from './job-detail-skeleton'
import { JobPanel } from './job-panel'
import { jobStructuredData } from './job-structured-data'

export const JobDetail = () => <ByParam fallback={<JobDetailSkeleton />}>{(id) => <Detail id={id} />}</ByParam>

const Detail = ({ id }: { id: string }) => {
  const { job, jobs } = useJobDetailSuspenseQuery({ variables: { id } }).data
  if (!job) return <RecordNotFound record="job" />
  if (import.meta.env.SSR && job.open && job.kind === 'POSITION')
    use(StructuredData)((absoluteUrl) => jobStructuredData(job, absoluteUrl))
  return (
    <>
      <PageMeta
        title={`${job.title} at ${job.company}`}
        description={firstSentence(job.description)}
        picture={job.logo}
      />
      <PrintHead />
      <Container>
        <Breadcrumb
          trail={[
            { to: '/', label: 'Home' },
            { to: '/jobs', label: 'Jobs' },
          ]}
          current={job.title}
        />
        <div className={styles.head}>
          <img src={job.logo} width="112" height="112" alt="" />
          <div>
            <h1 dir="auto">{job.title}</h1>
            <p className={styles.meta}>
              {job.postedBy ? (
                <TextLink to={`/company/${job.postedBy.id}`}>{job.company}</TextLink>
              ) : (
                <bdi>{job.company}</bdi>
              )}
              <bdi>{job.location}</bdi>
              <span>{job.type}</span>
              <span>{`Posted ${job.postedAt}`}</span>
            </p>
          </div>
        </div>
        <div className={styles.columns}>
          <div className={styles.prose}>
            <h2>The post</h2>
            <Paragraphs text={job.description} />
            {job.open && job.kind === 'POSITION' && (
              <>
                <h2>How applying works</h2>
                <ApplySteps />
                <p className={styles.more}>
                  <TextLink to="/how-it-works">See every step</TextLink>
                </p>
              </>
            )}
            <ReportLink about={{ jobId: id }} what="this job" />
          </div>
          <JobPanel job={job} />
        </div>
      </Container>
      <RelatedJobs id={id} jobs={jobs.nodes} />
    </>
  )
}

const steps = [
  ['Send a note', 'A few sentences and one link: a CV or a profile. It takes five minutes.'],
  ['The firm reads it', 'You see when you are shortlisted or declined. Every applicant gets an answer.'],
  ['Talk', 'A conversation opens in your messages. You may withdraw at any time before the decision.'],
] as const

const ApplySteps = () => (
  <ol className={styles.steps}>
    {steps.map(([step, text]) => (
      <li key={step}>
        <b>{step}</b>
        <span>{text}</span>
      </li>
    ))}
  </ol>
)

const RelatedJobs = ({ id, jobs }: { id: string; jobs: JobDetailQuery['jobs']['nodes'] }) => {
  const ownIds = useOwnJobIds()
  const others = jobs.filter((job) => job.id !== id).slice(0, 3)
  if (others.length === 0) return <div className={styles.bottomGap} />
  return (
    <div className="screen-only">
      <Section title="Related jobs" more={<MoreLink to="/jobs">All jobs</MoreLink>}>
        <div className={styles.rows}>
          {others.map((job) => (
            <JobRow key={job.id} job={job} own={ownIds.has(job.id)} />
          ))}
        </div>
      </Section>
    </div>
  )
}
