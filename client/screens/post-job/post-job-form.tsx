import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { clientIdOf } from '../../features/form/client-id'
import { problemOf } from '../../features/form/form-result'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import { evictJobs } from '../../features/job/evict-jobs'
import { mayHire } from '../../features/job/may-hire'
import { JobForm, jobInput } from '../../features/job-form/job-form'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import { FormWithPanel } from '../../features/profile/form-with-panel'
import { RequireSession } from '../../features/session/guards'
import { useSession } from '../../features/session/session-store'
import type { JobKind } from '../../generated/schema'
import { Empty } from '../../ui/feedback/empty'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Paragraphs } from '../../ui/text/paragraphs'
import { postJobTexts } from './post-job-texts'
import { usePublishJobMutation } from './publish-job.generated'

export const PostJobForm = () => (
  <RequireSession waiting={<Skeleton height="34rem" />}>
    <FormOfKind />
  </RequireSession>
)

/** Vendors and brokers choose the kind of job; the address keeps it. All others post briefs. */
const FormOfKind = () => {
  const role = useSession().user?.role
  const isBrief = useSearchParams()[0].get('kind') === 'brief'
  if (role === 'admin')
    return (
      <Empty
        title="Posting a job needs another account"
        text="This is an admin account. Please sign in with another one."
      >
        <ButtonLink to="/jobs">Browse All Jobs</ButtonLink>
      </Empty>
    )
  if (!role || !mayHire(role)) return <NewJobForm kind="BRIEF" />
  return isBrief ? (
    <NewJobForm key="brief" kind="BRIEF">
      Do you hire for your company? <TextLink to="/jobs/post">Post a position</TextLink>
    </NewJobForm>
  ) : (
    <NewJobForm key="position" kind="POSITION">
      Do you need a piece of work done? <TextLink to="/jobs/post?kind=brief">Post a brief</TextLink>
    </NewJobForm>
  )
}

interface Props {
  kind: JobKind
  /** A link to the form of the other kind. */
  children?: ReactNode
}

const NewJobForm = ({ kind, children }: Props) => {
  const navigate = useNavigate()
  const [publish] = usePublishJobMutation({ update: evictJobs })
  const draftKey = kind === 'BRIEF' ? 'brief:new' : 'job:new'
  const submit = useDraftSubmit(draftKey, async (values) => {
    const input = jobInput(kind, values)
    const clientId = clientIdOf(draftKey, JSON.stringify(input))
    const answer = (await publish({ variables: { input, clientId } })).data?.postJob
    if (answer?.__typename !== 'JobSaved') return problemOf(answer)
    const path = `/jobs/${answer.job.id}`
    return { success: 'Posted', next: () => void navigate(path, { replace: true }) }
  })
  const { label, action, steps } = postJobTexts[kind]
  return (
    <FormWithPanel
      label="What happens then"
      panel={
        <>
          <h2>What happens then</h2>
          <Paragraphs text={steps.join('\n\n')} />
          {children && <p>{children}</p>}
        </>
      }
    >
      <JobForm kind={kind} label={label} action={action} submit={submit} />
    </FormWithPanel>
  )
}
