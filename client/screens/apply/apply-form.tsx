import { useLocation, useNavigate } from 'react-router-dom'
import { ApplicationFields } from '../../features/application/application-fields'
import { applicationInput } from '../../features/application/application-input'
import { Form } from '../../features/form/form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { discardFormDraft, useFormDraft } from '../../features/form/use-form-draft'
import { useSubmit } from '../../features/form/use-submit'
import { ButtonLink } from '../../features/page/layout/links'
import { isSeller } from '../../features/session/roles'
import { sessionStore, useSession } from '../../features/session/session-store'
import type { JobKind } from '../../generated/schema'
import { loginPath } from '../../lib/paths'
import { Empty } from '../../ui/feedback/empty'
import { useOwnApplicationQuery } from './own-application.generated'
import { useSendApplicationMutation } from './send-application.generated'

interface Props {
  jobId: string
  kind: JobKind
}

export const ApplyForm = ({ jobId, kind }: Props) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [apply] = useSendApplicationMutation()
  const draftKey = `apply:${jobId}`

  const send = async (values: FormData): Promise<FormResult> => {
    const content = applicationInput(kind, values)
    if ('problem' in content) return content
    if (!sessionStore.read().user) {
      await navigate(loginPath(pathname))
      return { success: '' }
    }
    const answer = (await apply({ variables: { input: { jobId, ...content } } })).data?.applyToJob
    if (answer?.__typename !== 'Applied' && answer?.__typename !== 'AlreadyApplied') return problemOf(answer)
    discardFormDraft(draftKey)
    return { success: 'Sent', next: () => void navigate('/dashboard/applications', { replace: true }) }
  }
  const submit = useSubmit(send)
  useFormDraft(submit.form, draftKey)
  const action = kind === 'BRIEF' ? 'Send the offer' : 'Send the application'
  return (
    <Form label={kind === 'BRIEF' ? 'Make an offer' : 'Apply'} action={action} submit={submit}>
      <ApplicationFields kind={kind} errorOf={submit.errorOf} draft={draftKey} />
    </Form>
  )
}

export const ApplySection = (props: Props) => {
  const { user } = useSession()
  if (!user) return <ApplyForm {...props} />
  if (props.kind === 'BRIEF' && !isSeller(user.role)) return <SellersOnly jobId={props.jobId} />
  return <SignedInApply {...props} />
}

const SellersOnly = ({ jobId }: { jobId: string }) => (
  <Empty
    title="Sellers make the offers"
    text="Vendors, freelancers and brokers answer briefs. This account is none of them."
  >
    <ButtonLink to={`/jobs/${jobId}`}>Back to the brief</ButtonLink>
  </Empty>
)

/** Shows the form before the query has answered too: the server checks again. */
const SignedInApply = ({ jobId, kind }: Props) => {
  const { data } = useOwnApplicationQuery({ variables: { id: jobId }, fetchPolicy: 'network-only' })
  const isBrief = kind === 'BRIEF'
  if (data?.job?.own)
    return (
      <Empty
        title={isBrief ? 'This brief is your own' : 'This job is your own'}
        text={`You find the ${isBrief ? 'offers' : 'applicants'} on your dashboard.`}
      >
        <ButtonLink to={`/dashboard/jobs?job=${jobId}`}>{isBrief ? 'See the offers' : 'See the applicants'}</ButtonLink>
      </Empty>
    )
  const sent = data?.job?.viewerApplication
  if (sent)
    return (
      <Empty
        title={isBrief ? 'You have made an offer' : 'You have applied for this job'}
        text={`Its status is “${sent.stateLabel}”.${sent.editable ? ' You can still change it.' : ''}`}
      >
        <ButtonLink to="/dashboard/applications">See your applications</ButtonLink>
      </Empty>
    )
  return <ApplyForm jobId={jobId} kind={kind} />
}
