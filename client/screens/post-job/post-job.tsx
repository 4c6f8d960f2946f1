import { lazy, Suspense } from 'react'
import { TitlePage } from '../../features/page/layout/title-page'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import styles from './post-job.module.css'

// Loaded on demand: signed-out visitors do not see the form.
const PostJobForm = lazy(async () => ({ default: (await import('./post-job-form')).PostJobForm }))

export const PostJob = () => (
  <TitlePage
    title="Post a job"
    description="Post a job at your company on Marque, with the pay on the line."
    lead="It is published at once. You find the applicants on your dashboard, and every applicant gets an answer."
    trail={[{ to: '/jobs', label: 'Jobs' }]}
  >
    <meta name="robots" content="noindex" />
    <Suspense
      fallback={
        <Loading label="Loading the form">
          <div className={styles.skeleton}>
            <Skeleton height="34rem" />
          </div>
        </Loading>
      }
    >
      <PostJobForm />
    </Suspense>
  </TitlePage>
)
