import { use } from 'react'
import { JobRow } from '../../features/job/job-row'
import { useOwnJobIds } from '../../features/job/own-job-ids'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { PageMeta } from '../../features/page/head/page-meta'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { TextLink } from '../../features/page/layout/links'
import { MoreLink } from '../../features/page/layout/more-link'
import { PrintHead } from '../../features/page/layout/print-head'
import { StructuredData } from '../../features/page/page-contexts'
import { ReportLink } from '../../features/report/report-link'
import type { JobKind } from '../../generated/schema'
import { firstSentence } from '../../lib/text'
import { Container } from '../../ui/layout/container'
import { Section } from '../../ui/layout/section'
import { Paragraphs } from '../../ui/text/paragraphs'
import { type JobDetailQuery, useJobDetailSuspenseQuery } from './job-detail.generated'
import styles from './job-detail.module.css'
import { JobDetailSkeleton } from './job-detail-skeleton'
import { JobPanel } from './job-panel'
import { jobStructuredData } from './job-structured-data'

export const JobDetail = () => (
  <KeyedByParam fallback={<JobDetailSkeleton />}>{(id) => <Detail id={id} />}</KeyedByParam>
)

const Detail = ({ id }: { id: string }) => {
  const { job, jobs } = useJobDetailSuspenseQuery({ variables: { id } }).data
  if (!job) return <RecordNotFound record="job" />
  if (import.meta.env.SSR && job.open && job.kind === 'POSITION')
    use(StructuredData)((absoluteUrl) => jobStructuredData(job, absoluteUrl))
  return (
    <>
      <PageMeta
        title={job.kind === 'BRIEF' ? `${job.title}, a brief of ${job.company}` : `${job.title} at ${job.company}`}
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
          <img className={job.postedBy ? undefined : styles.portrait} src={job.logo} width="112" height="112" alt="" />
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
            <h2>{job.kind === 'BRIEF' ? 'The brief' : 'The post'}</h2>
            <Paragraphs text={job.description} />
            {job.open && (
              <>
                <h2>{job.kind === 'BRIEF' ? 'How offers work' : 'How applying works'}</h2>
                <Steps of={job.kind} />
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

const steps = {
  POSITION: [
    ['Send a note', 'A few sentences, a link, and files such as a CV. It takes five minutes.'],
    ['The firm reads it', 'You see when you are shortlisted or declined. Every applicant gets an answer.'],
    ['Talk', 'A conversation opens in your messages. You may withdraw at any time before the decision.'],
  ],
  BRIEF: [
    ['Make an offer', 'A price, the days that the work takes, and a few sentences. You see what you will earn.'],
    [
      'The offers are compared',
      'You may change your offer until it is decided. Everybody who makes one gets an answer.',
    ],
    ['Work begins', 'Once hired and paid, the money is held for you, and the order is among yours.'],
  ],
} as const

const Steps = ({ of: kind }: { of: JobKind }) => (
  <ol className={styles.steps}>
    {steps[kind].map(([step, text]) => (
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
