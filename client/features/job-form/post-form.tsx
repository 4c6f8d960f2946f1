import { Link, useNavigate } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { Skeleton } from '../../ui/skeleton'
import { problemOf } from '../form/problem-of'
import { forgetText, useKeptText } from '../form/use-kept-text'
import { useSaving } from '../form/use-saving'
import { SignedIn } from '../session/signed-in'
import { useSession } from '../session/use-session'
import { JobForm } from './job-form'
import styles from './post-form.module.css'
import { usePublishJobMutation } from './publish-job.generated'

const kept = 'job:new'

/** Vendors and brokers hire for their companies. */
export const PostForm = () => (
  <SignedIn waiting={<Skeleton height="34rem" />}>
    <ForCompanies />
  </SignedIn>
)

const ForCompanies = () => {
  const role = useSession().user?.role
  if (role === 'vendor' || role === 'broker') return <Form />
  return (
    <Empty title="Jobs are posted by companies" text="Vendors and brokers hire here. This account is neither of them.">
      <Link className={buttonClass({ variant: 'line' })} to="/jobs">
        Browse All Jobs
      </Link>
    </Empty>
  )
}

const Form = () => {
  const navigate = useNavigate()
  const saving = useSaving()
  const [publish, { client }] = usePublishJobMutation()
  useKeptText(saving.form, kept)
  return (
    <div className={styles.form}>
      <JobForm
        label="Post a job"
        action="Post the job"
        saving={saving}
        send={async (input) => {
          const answer = (await publish({ variables: { input } })).data?.postJob
          if (answer?.__typename !== 'JobSaved') return problemOf(answer)
          forgetText(kept)
          client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
          await navigate(`/jobs/${answer.job.id}`, { replace: true })
          return { done: 'Posted' }
        }}
      />
    </div>
  )
}
