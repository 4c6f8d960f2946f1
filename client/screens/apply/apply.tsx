import { lazy, Suspense } from 'react'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { ByParam } from '../../features/page/layout/by-param'
import { ButtonLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { useApplySuspenseQuery } from './apply.generated'
import styles from './apply.module.css'

// Loads after the page, to keep the page light.
const ApplySection = lazy(async () => ({ default: (await import('./apply-form')).ApplySection }))

export const Apply = () => (
  <ByParam
    fallback={
      <Loading label="Loading the form">
        <div className={styles.skeleton}>
          <Skeleton width="18rem" height="3rem" />
          <Skeleton height="26rem" />
        </div>
      </Loading>
    }
  >
    {(id) => <LoadedApply id={id} />}
  </ByParam>
)

const LoadedApply = ({ id }: { id: string }) => {
  const { job } = useApplySuspenseQuery({ variables: { id } }).data
  if (!job) return <RecordNotFound record="job" />
  return (
    <TitlePage
      title={`Apply for ${job.title}`}
      description={`Apply for ${job.title} at ${job.company} on Marque.`}
      lead={`${job.company}, ${job.location}, ${job.salary}`}
      trail={[
        { to: '/jobs', label: 'Jobs' },
        { to: `/jobs/${id}`, label: job.title },
      ]}
      current="Apply"
    >
      <meta name="robots" content="noindex" />
      {job.open ? (
        <div className={styles.page}>
          <Suspense fallback={<Skeleton height="26rem" />}>
            <ApplySection jobId={id} />
          </Suspense>
        </div>
      ) : (
        <Empty title="This job is closed" text="The firm has ended its search.">
          <ButtonLink to="/jobs">Browse All Jobs</ButtonLink>
        </Empty>
      )}
    </TitlePage>
  )
}
