import { lazy, Suspense } from 'react'
import { TitlePage } from '../../features/page/title-page'
import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './post-job.module.css'

// Who has yet to sign in has no use for the form.
const PostForm = lazy(async () => ({ default: (await import('../../features/job-form/post-form')).PostForm }))

export const PostJob = () => (
  <TitlePage
    title="Post a job"
    description="Post a job at your company on Marque, with the pay on the line."
    lead="It is seen at once. Who applies comes to your dashboard, and every applicant gets an answer."
    trail={[{ to: '/jobs', label: 'Jobs' }]}
  >
    <meta name="robots" content="noindex" />
    <Suspense
      fallback={
        <Loading label="Loading the form">
          <div className={styles.waiting}>
            <Skeleton height="34rem" />
          </div>
        </Loading>
      }
    >
      <PostForm />
    </Suspense>
  </TitlePage>
)
