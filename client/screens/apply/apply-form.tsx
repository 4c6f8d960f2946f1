import { useLocation, useNavigate } from 'react-router-dom'
import { Form } from '../../features/form/form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { discardFormDraft, useFormDraft } from '../../features/form/use-form-draft'
import { useSubmit } from '../../features/form/use-submit'
import { ButtonLink } from '../../features/page/layout/links'
import { sessionStore, useSession } from '../../features/session/session-store'
import { loginPath } from '../../lib/paths'
import { Empty } from '../../ui/feedback/empty'
import { TextField } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { useOwnApplicationQuery } from './own-application.generated'
import { useSendApplicationMutation } from './send-application.generated'

export const ApplyForm = ({ jobId }: { jobId: string }) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [apply] = useSendApplicationMutation()
  const draftKey = `apply:${jobId}`

  const send = async (values: FormData): Promise<FormResult> => {
    const text = (name: string) => String(values.get(name)).trim()
    if (!text('note')) return { problem: 'Write why you should be chosen.', field: 'note' }
    if (!sessionStore.read().user) {
      await navigate(loginPath(pathname))
      return { success: '' }
    }
    const input = { jobId, note: text('note'), expectedPay: text('expectedPay'), link: text('link') || null }
    const answer = (await apply({ variables: { input } })).data?.applyToJob
    if (answer?.__typename !== 'Applied' && answer?.__typename !== 'AlreadyApplied') return problemOf(answer)
    discardFormDraft(draftKey)
    await navigate('/dashboard/applications', { replace: true })
    return { success: 'Sent' }
  }
  const submit = useSubmit(send)
  const { errorOf } = submit
  useFormDraft(submit.form, draftKey)
  return (
    <Form label="Apply" action="Send the application" submit={submit}>
      <TextArea
        label="Note"
        name="note"
        rows={8}
        maxLength={5000}
        required
        hint="A few sentences on why you fit."
        error={errorOf('note')}
      />
      <TextField
        label="Expected pay"
        name="expectedPay"
        maxLength={100}
        hint="Optional."
        error={errorOf('expectedPay')}
      />
      <TextField
        label="Link"
        name="link"
        type="url"
        maxLength={500}
        placeholder="https://"
        hint="A CV or a profile, https only. Optional."
        error={errorOf('link')}
      />
    </Form>
  )
}

export const ApplySection = ({ jobId }: { jobId: string }) =>
  useSession().user ? <SignedInApply jobId={jobId} /> : <ApplyForm jobId={jobId} />

/** Shows the form before the query has answered too: the server checks again. */
const SignedInApply = ({ jobId }: { jobId: string }) => {
  const { data } = useOwnApplicationQuery({ variables: { id: jobId }, fetchPolicy: 'network-only' })
  if (data?.job?.own)
    return (
      <Empty title="This job is your own" text="You find the applicants on your dashboard.">
        <ButtonLink to={`/dashboard/jobs?job=${jobId}`}>See the applicants</ButtonLink>
      </Empty>
    )
  const sent = data?.job?.viewerApplication
  if (sent)
    return (
      <Empty title="You have applied for this job" text={`Its status is “${sent.stateLabel}”.`}>
        <ButtonLink to="/dashboard/applications">See your applications</ButtonLink>
      </Empty>
    )
  return <ApplyForm jobId={jobId} />
}
