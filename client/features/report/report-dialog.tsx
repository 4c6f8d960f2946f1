import { useLocation } from 'react-router-dom'
import type { ReportedContent, ReportReason } from '../../generated/schema'
import { loginPath } from '../../lib/paths'
import { Button } from '../../ui/button/button'
import { TitledModal } from '../../ui/feedback/titled-modal'
import { SelectField } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { Form } from '../form/form'
import { type FormResult, problemOf } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'
import { TextLink } from '../page/layout/links'
import { useSession } from '../session/session-store'
import { useReportMutation } from './report.generated'

interface Props {
  about: ReportedContent
  what: string
  onClose: () => void
}

/** A modal dialog, open while it is rendered. Visitors log in first. */
export const ReportDialog = ({ about, what, onClose }: Props) => {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  return (
    <TitledModal
      title={`Report ${what}`}
      onClose={onClose}
      buttons={
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      }
    >
      {user ? (
        <ReportForm about={about} />
      ) : (
        <p>
          <TextLink to={loginPath(pathname + search)}>Log in</TextLink> to report it. Nobody but Marque learns who you
          are.
        </p>
      )}
    </TitledModal>
  )
}

const reasons: Record<ReportReason, string> = {
  SPAM: 'Advertising, or the same many times',
  FRAUD: 'A fraud, or false claims',
  ABUSE: 'Insults, threats or hatred',
  RIGHTS: 'It violates a trademark, a copyright or another right',
  OTHER: 'Something else',
}

const isReason = (value: string): value is ReportReason => value in reasons

const ReportForm = ({ about }: Pick<Props, 'about'>) => {
  const [report] = useReportMutation()
  const draft = `report:${Object.values(about).join('')}`
  const submit = useDraftSubmit(draft, async (values): Promise<FormResult> => {
    const reason = String(values.get('reason'))
    if (!isReason(reason)) return { problem: 'Choose a reason.', field: 'reason' }
    const { data } = await report({ variables: { input: { about, reason, text: String(values.get('text')) } } })
    if (data?.report.__typename !== 'ContentReported') return problemOf(data?.report)
    return { success: data.report.message }
  })
  return (
    <Form label="Report" action="Send report" submit={submit}>
      <SelectField label="What is wrong" name="reason" defaultValue="" error={submit.errorOf('reason')}>
        <option value="">Choose a reason</option>
        {Object.entries(reasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea label="Tell us more" name="text" rows={4} maxLength={1000} error={submit.errorOf('text')} />
    </Form>
  )
}
