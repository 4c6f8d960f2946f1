import { Suspense, use } from 'react'
import { Link, useParams } from 'react-router-dom'
import { JobNotFound } from '../../features/job/job-not-found'
import { PageMeta } from '../../features/page/head/page-meta'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import { PrintHead } from '../../features/page/layout/print-head'
import { StructuredData } from '../../features/page/page-contexts'
import { firstSentence } from '../../lib/text'
import { Container } from '../../ui/layout/container'
import link from '../../ui/text/link.module.css'
import { Paragraphs } from '../../ui/text/paragraphs'
import { ApplySteps } from './apply-steps'
import { useJobDetailSuspenseQuery } from './job-detail.generated'
import styles from './job-detail.module.css'
import { JobDetailSkeleton } from './job-detail-skeleton'
import { JobPanel } from './job-panel'
import { jobStructuredData } from './job-structured-data'
import { RelatedJobs } from './related-jobs'

export const JobDetail = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<JobDetailSkeleton />}>
      <Detail id={id} />
    </Suspense>
  )
}

const Detail = ({ id }: { id: string }) => {
  const { job, jobs } = useJobDetailSuspenseQuery({ variables: { id } }).data
  if (!job) return <JobNotFound />
  if (import.meta.env.SSR && job.open) use(StructuredData)((address) => jobStructuredData(job, address))
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
            <p className={styles.line}>
              <Link className={link.link} to={`/company/${job.postedBy.id}`}>
                {job.company}
              </Link>
              <bdi>{job.location}</bdi>
              <span>{job.type}</span>
              <span>{`Posted ${job.postedAt}`}</span>
            </p>
          </div>
        </div>
        <div className={styles.parts}>
          <div className={styles.prose}>
            <h2>The post</h2>
            <Paragraphs text={job.description} />
            {job.open && (
              <>
                <h2>How applying works</h2>
                <ApplySteps />
                <p className={styles.more}>
                  <Link className={link.link} to="/how-it-works">
                    See every step
                  </Link>
                </p>
              </>
            )}
          </div>
          <JobPanel job={job} />
        </div>
      </Container>
      <RelatedJobs jobs={jobs.nodes.filter((other) => other.id !== id).slice(0, 3)} />
    </>
  )
}
