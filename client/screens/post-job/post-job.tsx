import { TitlePage } from '../../features/page/layout/title-page'
import { lazyPart } from '../../lib/lazy-named'
import { Loading } from '../../ui/feedback/skeleton'

// Lazy: signed-out visitors do not see the form.
const PostJobForm = lazyPart(
  () => import('./post-job-form'),
  'PostJobForm',
  <Loading label="Loading the form" height="34rem" />,
)

export const PostJob = () => (
  <TitlePage
    title="Post a job"
    description="Post a position at your company, or a brief for a piece of work, on Marque."
    lead="It is published at once. You find the answers on your dashboard, and everybody who answers hears from you."
    trail={[{ to: '/jobs', label: 'Jobs' }]}
  >
    <meta name="robots" content="noindex" />
    <PostJobForm />
  </TitlePage>
)
