import type { ApplicationRow } from '../../database/tables/tables'
import type { ApplicationState, ApplicationTransition } from '../../generated/resolvers'
import { type FieldSpec, fieldFor } from '../../process/fields'
import { inputName } from '../../process/input-name'
import { always, createProcess, type Guard, type Step } from '../../process/process'

export type ApplicationSide = 'APPLICANT' | 'OWNER'

/** An application with what the table checks besides. */
export interface ApplicationInContext extends ApplicationRow {
  jobIsOpen: boolean
  applicantIsActive: boolean
}

interface ApplicationStep extends Step<ApplicationTransition, ApplicationState, ApplicationSide, ApplicationInContext> {
  /** On a button. */
  label: string
  /** In a timeline. */
  happened: string
  explanation: string
  fields: readonly FieldSpec[]
  closesJob?: true
  /** What becomes of the job, in words. */
  effect: string
}

const whileThere: Guard<ApplicationInContext> = {
  words: 'while the applicant’s account is active',
  holds: ({ applicantIsActive }) => applicantIsActive,
}

const message: FieldSpec = { name: 'message', label: 'Message', kind: 'TEXT', optional: true, maxLength: 2_000 }

const applicationSteps: readonly ApplicationStep[] = [
  {
    name: 'APPLY',
    label: 'Apply',
    happened: 'Applied',
    explanation: 'Sends the application to who posted the job.',
    from: [],
    to: ['SUBMITTED'],
    by: { APPLICANT: always },
    fields: [],
    effect: '',
  },
  {
    name: 'SHORTLIST',
    label: 'Shortlist',
    happened: 'Shortlisted',
    explanation: 'Keeps the application among those that you may choose. The applicant is told.',
    from: ['SUBMITTED'],
    to: ['SHORTLISTED'],
    by: { OWNER: whileThere },
    fields: [message],
    effect: '',
  },
  {
    name: 'DECLINE',
    label: 'Decline',
    happened: 'Declined',
    explanation: 'Turns the application down. The applicant is told, and it cannot be taken back.',
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['DECLINED'],
    by: { OWNER: always },
    fields: [message],
    effect: '',
  },
  {
    name: 'HIRE',
    label: 'Hire',
    happened: 'Hired',
    explanation: 'Chooses the applicant, who is told. The job stays as it is.',
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['HIRED'],
    by: { OWNER: whileThere },
    fields: [message],
    effect: '',
  },
  {
    name: 'HIRE_AND_CLOSE',
    label: 'Hire and close the job',
    happened: 'Hired',
    explanation: 'Chooses the applicant and closes the job. Every other applicant is told that it is filled.',
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['HIRED'],
    by: {
      OWNER: {
        words: `while the job is open and ${whileThere.words}`,
        holds: (application, now) => application.jobIsOpen && whileThere.holds(application, now),
      },
    },
    fields: [message],
    closesJob: true,
    effect: 'The job is closed; every other applicant is told',
  },
  {
    name: 'WITHDRAW',
    label: 'Withdraw',
    happened: 'Withdrawn',
    explanation: 'Takes the application back. Who posted the job is told, and you cannot apply to it again.',
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['WITHDRAWN'],
    by: { APPLICANT: always },
    fields: [],
    effect: '',
  },
]

export const applicationProcess = createProcess<
  ApplicationTransition,
  ApplicationState,
  ApplicationSide,
  ApplicationInContext,
  ApplicationStep
>(applicationSteps, ['APPLICANT', 'OWNER'])

/** What each state is called, in the order in which applications reach them. */
export const applicationStates: Record<ApplicationState, { label: string }> = {
  SUBMITTED: { label: 'Submitted' },
  SHORTLISTED: { label: 'Shortlisted' },
  HIRED: { label: 'Hired' },
  DECLINED: { label: 'Declined' },
  WITHDRAWN: { label: 'Withdrawn' },
}

export const isOver = (state: ApplicationState) => !applicationProcess.steps.some(({ from }) => from.includes(state))

export const fieldsOf = ({ fields }: Pick<ApplicationStep, 'fields'>) => fields.map((spec) => fieldFor(spec, null))

/** What somebody can do, and all that a page needs to offer it. */
export const availableTo = (side: ApplicationSide, application: ApplicationInContext, now: Date) =>
  applicationProcess.possible(side, application, now).map((step) => ({
    name: step.name,
    input: inputName(step.name),
    label: step.label,
    explanation: step.explanation,
    fields: fieldsOf(step),
  }))
