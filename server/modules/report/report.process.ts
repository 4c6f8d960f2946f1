import type { ReportCaseRow } from '../../database/tables/tables'
import type { ReportCaseState, ReportCaseTransition } from '../../generated/resolvers'
import { always, createProcess, type Step } from '../../process/process'

export type ReportSide = 'OWNER' | 'ADMIN'

interface ReportStep extends Step<ReportCaseTransition, ReportCaseState, ReportSide, ReportCaseRow> {
  /** The button's text. */
  label: string
  explanation: string
  to: readonly [ReportCaseState]
  /** The column that keeps the transition's text. Undefined if the text is only for the audit trail. */
  text?: 'decision' | 'appeal' | 'answer'
  /** True if the content is hidden from then on, false if it is shown again. */
  hides?: boolean
}

const reportSteps: readonly ReportStep[] = [
  {
    name: 'REPORT',
    label: 'Report',
    explanation: 'Asks Marque to look at it.',
    from: [],
    to: ['REPORTED'],
    by: {},
  },
  {
    name: 'DISMISS',
    label: 'Dismiss',
    explanation: 'Leaves it as it is. Its owner does not learn of the report.',
    from: ['REPORTED'],
    to: ['DISMISSED'],
    by: { ADMIN: always },
  },
  {
    name: 'TAKE_DOWN',
    label: 'Take down',
    explanation: 'Hides it from everybody. Its owner reads the reason and may appeal once. Orders under way go on.',
    from: ['REPORTED'],
    to: ['TAKEN_DOWN'],
    by: { ADMIN: always },
    text: 'decision',
    hides: true,
  },
  {
    name: 'APPEAL',
    label: 'Appeal',
    explanation: 'Asks Marque to look again. You can do this once.',
    from: ['TAKEN_DOWN'],
    to: ['APPEALED'],
    by: { OWNER: always },
    text: 'appeal',
  },
  {
    name: 'UPHOLD',
    label: 'Reject the appeal',
    explanation: 'Keeps it hidden. This is final.',
    from: ['APPEALED'],
    to: ['UPHELD'],
    by: { ADMIN: always },
    text: 'answer',
  },
  {
    name: 'RESTORE',
    label: 'Restore',
    explanation: 'Shows it again. Its owner reads your answer.',
    from: ['TAKEN_DOWN', 'APPEALED'],
    to: ['RESTORED'],
    by: { ADMIN: always },
    text: 'answer',
    hides: false,
  },
]

export const reportProcess = createProcess<
  ReportCaseTransition,
  ReportCaseState,
  ReportSide,
  ReportCaseRow,
  ReportStep
>(reportSteps, ['OWNER', 'ADMIN'])

export type ReportProcessStep = (typeof reportProcess.steps)[number]

export const reportStates: Record<ReportCaseState, string> = {
  REPORTED: 'Waiting for a decision',
  DISMISSED: 'Dismissed',
  TAKEN_DOWN: 'Taken down',
  APPEALED: 'Appeal waiting',
  UPHELD: 'Appeal rejected',
  RESTORED: 'Restored',
}
