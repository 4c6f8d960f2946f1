import { useNavigate } from 'react-router-dom'
import { problemOf } from '../../features/form/form-result'
import { discardFormDraft, useFormDraft } from '../../features/form/use-form-draft'
import { useSubmit } from '../../features/form/use-submit'
import { JobForm, jobInput } from '../../features/job-form/job-form'
import { ButtonLink } from '../../features/page/layout/links'
import { RequireSession } from '../../features/session/guards'
import { useSession } from '../../features/session/session-store'
import { Empty } from '../../ui/feedback/empty'
import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './post-job.module.css'
import { usePublishJobMutation } from './publish-job.generated'

const draftKey = 'job:new'

/** Only vendors and brokers, who have companies, post jobs. */
export const PostJobForm = () => (
  <RequireSession waiting={<Skeleton height="34rem" />}>
    <CompaniesOnly />
  </RequireSession>
)

const CompaniesOnly = () => {
  const role = useSession().user?.role
  if (role === 'vendor' || role === 'broker') return <NewJobForm />
  return (
    <Empty
      title="Jobs are posted by companies"
      text="Vendors and brokers hire here. This account is neither: to hire, sign in with a vendor or broker account, or register one."
    >
      <ButtonLink to="/jobs">Browse All Jobs</ButtonLink>
    </Empty>
  )
}

const NewJobForm = () => {
  const navigate = useNavigate()
  const [publish, { client }] = usePublishJobMutation()
  const submit = useSubmit(async (values) => {
    const answer = (await publish({ variables: { input: jobInput(values) } })).data?.postJob
    if (answer?.__typename !== 'JobSaved') return problemOf(answer)
    discardFormDraft(draftKey)
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
    await navigate(`/jobs/${answer.job.id}`, { replace: true })
    return { success: 'Posted' }
  })
  useFormDraft(submit.form, draftKey)
  return (
    <div className={styles.form}>
      <JobForm label="Post a job" action="Post the job" submit={submit} />
    </div>
  )
}
