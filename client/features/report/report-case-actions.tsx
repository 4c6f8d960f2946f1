import type { ReportCaseTransition } from '../../generated/schema'
import { TextArea } from '../../ui/form/text-area'
import { Form } from '../form/form'
import { type FormResult, problemOf } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'
import { TransitionButtons } from '../process/transition-buttons'
import { type ReportCaseRow_ReportCaseFragment, useAdvanceReportCaseMutation } from './report-case-row.generated'

interface Props {
  reportCase: ReportCaseRow_ReportCaseFragment
  onAdvanced: (() => unknown) | undefined
}

/** The viewer's transitions of a report case. Each one opens a form, because all but a dismissal need a text. */
export const ReportCaseActions = ({ reportCase, onAdvanced }: Props) => {
  const { id, version, title, availableTransitions } = reportCase
  const [advance] = useAdvanceReportCaseMutation()
  const take = async (transition: ReportCaseTransition, text: string | null): Promise<FormResult> => {
    const { data } = await advance({ variables: { input: { id, version, transition, text: text ?? '' } } })
    const result = data?.advanceReportCase
    if (result?.__typename !== 'ReportCaseAdvanced') return problemOf(result)
    onAdvanced?.()
    return { success: '' }
  }
  return (
    <TransitionButtons
      title={title}
      transitions={availableTransitions}
      take={take}
      formOf={(transition, send) => (
        <TransitionForm key={transition.name} id={id} title={title} transition={transition} send={send} />
      )}
    />
  )
}

interface FormProps {
  id: string
  title: string
  transition: { name: ReportCaseTransition; label: string; explanation: string }
  send: (text: string) => Promise<FormResult>
}

const TransitionForm = ({ id, title, transition: { name, label, explanation }, send }: FormProps) => {
  const draft = `report-case:${id}:${name}`
  const submit = useDraftSubmit(draft, async (values) => {
    const result = await send(String(values.get('text')).trim())
    return result
  })
  return (
    <Form
      label={`${label}: ${title}`}
      action={label}
      variant={name === 'TAKE_DOWN' ? 'danger' : 'primary'}
      submit={submit}
    >
      <p>{explanation}</p>
      <TextArea
        label={textLabels[name] ?? 'Note for other admins, optional'}
        name="text"
        rows={3}
        maxLength={1000}
        error={submit.errorOf('text')}
      />
    </Form>
  )
}

const textLabels: Partial<Record<ReportCaseTransition, string>> = {
  APPEAL: 'Why it should be shown again',
  RESTORE: 'Answer to the owner',
  TAKE_DOWN: 'Reason for the owner',
  UPHOLD: 'Answer to the owner',
}
