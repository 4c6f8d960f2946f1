import { useLocation, useNavigate } from 'react-router-dom'
import { TextField } from '../../ui/field'
import { TextArea } from '../../ui/text-area'
import { problemOf } from '../form/problem-of'
import { SavingForm } from '../form/saving-form'
import { forgetText, useKeptText } from '../form/use-kept-text'
import { type Ending, useSaving } from '../form/use-saving'
import { sessionStore } from '../session/session-store'
import { signInPath } from '../session/sign-in-path'
import { useSendApplicationMutation } from './send-application.generated'

export const ApplyForm = ({ jobId }: { jobId: string }) => {
  const saving = useSaving()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [apply] = useSendApplicationMutation()
  const kept = `apply:${jobId}`
  useKeptText(saving.form, kept)
  const { errorOf } = saving

  const send = async (values: FormData): Promise<Ending> => {
    const text = (name: string) => String(values.get(name)).trim()
    if (!text('note')) return { problem: 'Write why you should be chosen.', field: 'note' }
    if (!sessionStore.read().user) {
      await navigate(signInPath(pathname))
      return { done: '' }
    }
    const input = { jobId, note: text('note'), expectedPay: text('expectedPay'), link: text('link') || null }
    const answer = (await apply({ variables: { input } })).data?.applyToJob
    switch (answer?.__typename) {
      case 'Applied':
      case 'AlreadyApplied':
        forgetText(kept)
        await navigate('/dashboard/applications', { replace: true })
        return { done: 'Sent' }
      case 'JobClosed':
      case 'JobNotFound':
        return { problem: answer.message }
      default:
        return problemOf(answer)
    }
  }
  return (
    <SavingForm label="Apply" action="Send the application" saving={saving} send={send}>
      <TextArea
        label="Note"
        name="note"
        rows={8}
        maxLength={5000}
        required
        hint="Why you: a few sentences."
        error={errorOf('note')}
      />
      <TextField
        label="Expected pay"
        name="expectedPay"
        maxLength={100}
        hint="May be left out."
        error={errorOf('expectedPay')}
      />
      <TextField
        label="Link"
        name="link"
        type="url"
        maxLength={500}
        placeholder="https://"
        hint="A CV or a profile, https only; may be left out."
        error={errorOf('link')}
      />
    </SavingForm>
  )
}
