import type { ApplicationRow } from '../../database/tables/tables'
import type { ApplicationState, ApplicationTransition } from '../../generated/resolvers'
import { type FieldSpec, fieldFor, inputName } from '../../process/fields'
import { always, createProcess, type Guard, type Step } from '../../process/process'

export type ApplicationSide = 'APPLICANT' | 'OWNER'

/** An application with the additional values that guards read. */
export interface ApplicationInContext extends ApplicationRow {
  jobIsOpen: boolean
  applicantIsActive: boolean
}

interface ApplicationStep extends Step<ApplicationTransition, ApplicationState, ApplicationSide, ApplicationInContext> {
  /** The button's text. */
  label: string
  /** The event's text in timelines. */
  happened: string
  explanation: string
  fields: readonly FieldSpec[]
  to: readonly [ApplicationState, ...ApplicationState[]]
  /** The job is closed, and all other open applications take the step FILL. */
  closesJob?: true
  /** The reason of a step that follows from another one. Completes the sentence "Automatically, …". */
  follows?: string
  /** The effect on the job, in words. */
  effect: string
}

const whileActive: Guard<ApplicationInContext> = {
  words: 'while the applicant’s account is active',
  holds: ({ applicantIsActive }) => applicantIsActive,
}

const message: FieldSpec = { name: 'message', label: 'Message', kind: 'TEXT', optional: true, maxLength: 2_000 }

const applicationSteps: readonly ApplicationStep[] = [
  {
    name: 'APPLY',
    label: 'Apply',
    happened: 'Applied',
    explanation: 'Sends the application to the company.',
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
    explanation: 'Keeps the application for your decision. The applicant is notified.',
    from: ['SUBMITTED'],
    to: ['SHORTLISTED'],
    by: { OWNER: whileActive },
    fields: [message],
    effect: '',
  },
  {
    name: 'DECLINE',
    label: 'Decline',
    happened: 'Declined',
    explanation: 'Declines the application. The applicant is notified. This cannot be undone.',
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
    explanation: 'Hires the applicant, who is notified. The job stays open.',
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['HIRED'],
    by: { OWNER: whileActive },
    fields: [message],
    effect: '',
  },
  {
    name: 'HIRE_AND_CLOSE',
    label: 'Hire and close the job',
    happened: 'Hired',
    explanation: 'Hires the applicant and closes the job. All other applicants are told that it is filled.',
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['HIRED'],
    by: {
      OWNER: {
        words: `while the job is open and ${whileActive.words}`,
        holds: (application, now) => application.jobIsOpen && whileActive.holds(application, now),
      },
    },
    fields: [message],
    closesJob: true,
    effect: 'Job closed; others not chosen',
  },
  {
    name: 'FILL',
    label: 'Job filled',
    happened: 'Not chosen, job filled',
    explanation: 'Follows when the company hires another applicant and closes the job.',
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['NOT_CHOSEN'],
    by: {},
    follows: 'when another applicant is hired and the job is closed',
    fields: [],
    effect: '',
  },
  {
    name: 'WITHDRAW',
    label: 'Withdraw',
    happened: 'Withdrawn',
    explanation: 'Withdraws the application. The company is notified, and you cannot apply for this job again.',
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

/** The labels of the states, in their usual order. `drawn` is shorter, for the diagram. */
export const applicationStates: Record<ApplicationState, { label: string; drawn?: string }> = {
  SUBMITTED: { label: 'Submitted' },
  SHORTLISTED: { label: 'Shortlisted' },
  HIRED: { label: 'Hired' },
  NOT_CHOSEN: { label: 'Not chosen, job filled', drawn: 'Not chosen' },
  DECLINED: { label: 'Declined' },
  WITHDRAWN: { label: 'Withdrawn' },
}

export const isOver = (state: ApplicationState) => !applicationProcess.steps.some(({ from }) => from.includes(state))

export const fieldsOf = ({ fields }: Pick<ApplicationStep, 'fields'>) =>
  fields.map((spec) => fieldFor(spec, { price: null }))

/** The transitions that a side can take, with everything their buttons and forms need. */
export const availableTo = (side: ApplicationSide, application: ApplicationInContext, now: Date) =>
  applicationProcess.available(side, application, now).map((step) => ({
    name: step.name,
    input: inputName(step.name),
    label: step.label,
    explanation: step.explanation,
    fields: fieldsOf(step),
  }))
