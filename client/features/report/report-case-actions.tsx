import type { ReportCaseTransition } from '../../generated/schema'
import { type FormResult, problemOf } from '../form/form-result'
import { TransitionButtons } from '../process/transition-buttons'
import { TransitionForm } from '../process/transition-form'
import { type ReportCaseRow_ReportCaseFragment, useAdvanceReportCaseMutation } from './report-case-row.generated'

interface Props {
  reportCase: ReportCaseRow_ReportCaseFragment
  onAdvanced: (() => unknown) | undefined
}

/** The viewer's transitions of a report case. Each one opens a form, because all but a dismissal need a text. */
export const ReportCaseActions = ({ reportCase, onAdvanced }: Props) => {
  const { id, version, title, stateLabel, availableTransitions } = reportCase
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
      stateLabel={stateLabel}
      transitions={availableTransitions}
      take={take}
      formOf={({ name, label, explanation }, send) => (
        <TransitionForm
          key={name}
          label={`${label}: ${title}`}
          action={label}
          draft={`report-case:${id}:${name}`}
          danger={name === 'TAKE_DOWN'}
          explanation={explanation}
          field={{ label: textLabels[name] ?? 'Note for other admins, optional', name: 'text', maxLength: 1000 }}
          send={send}
        />
      )}
    />
  )
}

const textLabels: Partial<Record<ReportCaseTransition, string>> = {
  APPEAL: 'Why it should be shown again',
  RESTORE: 'Answer to the owner',
  TAKE_DOWN: 'Reason for the owner',
  UPHOLD: 'Answer to the owner',
}
