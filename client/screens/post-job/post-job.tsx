import { Suspense } from 'react'
import { TitlePage } from '../../features/page/layout/title-page'
import { lazyNamed } from '../../lib/lazy-named'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'

// Lazy: signed-out visitors do not see the form.
const PostJobForm = lazyNamed(() => import('./post-job-form'), 'PostJobForm')

export const PostJob = () => (
  <TitlePage
    title="Post a job"
    description="Post a position at your company, or a brief for a piece of work, on Marque."
    lead="It is published at once. You find the answers on your dashboard, and everybody who answers hears from you."
    trail={[{ to: '/jobs', label: 'Jobs' }]}
  >
    <meta name="robots" content="noindex" />
    <Suspense
      fallback={
        <Loading label="Loading the form">
          <Skeleton height="34rem" />
        </Loading>
      }
    >
      <PostJobForm />
    </Suspense>
  </TitlePage>
)
