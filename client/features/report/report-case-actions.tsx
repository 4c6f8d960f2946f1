import { useState } from 'react'
import type { ReportCaseTransition } from '../../generated/schema'
import { Button } from '../../ui/button/button'
import { TextArea } from '../../ui/form/text-area'
import styles from '../credential/credential.module.css'
import { Form } from '../form/form'
import { type FormResult, problemOf } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import { type ReportCaseRow_ReportCaseFragment, useAdvanceReportCaseMutation } from './report-case-row.generated'

interface Props {
  reportCase: ReportCaseRow_ReportCaseFragment
  onAdvanced: (() => unknown) | undefined
}

/** The viewer's transitions of a report case. Each one opens a form, because all but a dismissal need a text. */
export const ReportCaseActions = ({ reportCase, onAdvanced }: Props) => {
  const { title, availableTransitions } = reportCase
  const [open, setOpen] = useState<ReportCaseTransition>()
  const transition = availableTransitions.find(({ name }) => name === open)
  return (
    <>
      <div className={styles.actions}>
        {availableTransitions.map(({ name, label }) => (
          <Button
            key={name}
            variant="line"
            size="small"
            aria-expanded={name === open}
            aria-label={`${label}: ${title}`}
            onClick={() => setOpen(name === open ? undefined : name)}
          >
            {label}
          </Button>
        ))}
      </div>
      {transition && <TransitionForm key={transition.name} {...{ reportCase, transition, onAdvanced }} />}
    </>
  )
}

interface FormProps extends Props {
  transition: ReportCaseRow_ReportCaseFragment['availableTransitions'][number]
}

const TransitionForm = ({ reportCase: { id, version, title }, transition, onAdvanced }: FormProps) => {
  const { name, label, explanation } = transition
  const [advance] = useAdvanceReportCaseMutation()
  const submit = useSubmit(async (values): Promise<FormResult> => {
    const text = String(values.get('text')).trim()
    const { data } = await advance({ variables: { input: { id, version, transition: name, text } } })
    const result = data?.advanceReportCase
    if (result?.__typename !== 'ReportCaseAdvanced') return problemOf(result)
    onAdvanced?.()
    return { success: '' }
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
