import { useLocation, useNavigate } from 'react-router-dom'
import { ApplicationFields } from '../../features/application/application-fields'
import { applicationInput } from '../../features/application/application-input'
import { Form } from '../../features/form/form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import { sessionStore } from '../../features/session/session-store'
import type { JobKind } from '../../generated/schema'
import { loginPath } from '../../lib/paths'
import { useSendApplicationMutation } from './send-application.generated'

export interface ApplyProps {
  jobId: string
  kind: JobKind
}

export const ApplyForm = ({ jobId, kind }: ApplyProps) => {
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
    if (answer?.__typename !== 'Applied') return problemOf(answer)
    return { success: 'Sent', next: () => void navigate('/dashboard/applications', { replace: true }) }
  }
  const submit = useDraftSubmit(draftKey, send)
  const action = kind === 'BRIEF' ? 'Send the offer' : 'Send the application'
  return (
    <Form label={kind === 'BRIEF' ? 'Make an offer' : 'Apply'} action={action} submit={submit}>
      <ApplicationFields kind={kind} errorOf={submit.errorOf} draft={draftKey} />
    </Form>
  )
}
