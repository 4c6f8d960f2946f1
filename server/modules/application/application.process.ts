import type { ApplicationRow } from '../../database/tables/tables'
import type { ApplicantTab, ApplicationState, ApplicationTransition, JobKind } from '../../generated/resolvers'
import { priceText } from '../../lib/money'
import { plural } from '../../lib/text'
import { type FieldSpec, fieldFor, inputName } from '../../process/fields'
import { always, createProcess, type Guard, type Step } from '../../process/process'

export type ApplicationSide = 'APPLICANT' | 'OWNER'

/** An application with the additional values that guards read. */
export interface ApplicationInContext extends ApplicationRow {
  jobKind: JobKind
  jobIsOpen: boolean
  jobIsTakenDown: boolean
  applicantIsActive: boolean
  /** The applicant or the owner of the job has blocked the other. */
  isBlocked: boolean
  /** Only sellers can work on a brief. */
  applicantSells: boolean
}

export interface ApplicationStep
  extends Step<ApplicationTransition, ApplicationState, ApplicationSide, ApplicationInContext> {
  /** The button's text. */
  label: string
  /** The explanation where the job is a brief, and the button's text if it differs. `offer` is like `$1,250.00, done in 10 days`. */
  forBrief?: { label?: string; explanation: (offer: string) => string }
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
  effect?: string
}

const whileReachable: Guard<ApplicationInContext> = {
  words: 'while the applicant’s account is active and neither has blocked the other, unless the job is taken down',
  holds: ({ applicantIsActive, isBlocked, jobIsTakenDown }) => applicantIsActive && !isBlocked && !jobIsTakenDown,
}

const mayHire: Guard<ApplicationInContext> = {
  words: `${whileReachable.words}, for a brief while the applicant sells`,
  holds: (application, now) =>
    whileReachable.holds(application, now) && (application.jobKind !== 'BRIEF' || application.applicantSells),
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
  },
  {
    name: 'SHORTLIST',
    label: 'Shortlist',
    happened: 'Shortlisted',
    explanation: 'Keeps the application for your decision. The applicant is notified.',
    forBrief: { explanation: () => 'Keeps the offer for your decision. The seller is notified.' },
    from: ['SUBMITTED'],
    to: ['SHORTLISTED'],
    by: { OWNER: whileReachable },
    fields: [message],
  },
  {
    name: 'DECLINE',
    label: 'Decline',
    happened: 'Declined',
    explanation: 'Declines the application. The applicant is notified. This cannot be undone.',
    forBrief: { explanation: () => 'Declines the offer. The seller is notified. This cannot be undone.' },
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['DECLINED'],
    by: { OWNER: always },
    fields: [message],
  },
  {
    name: 'HIRE',
    label: 'Hire',
    happened: 'Hired',
    explanation: 'Hires the applicant, who is notified.',
    forBrief: {
      explanation: (offer) => `Begins an order for ${offer}. You pay on its page, and work begins once you have paid.`,
    },
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['HIRED'],
    by: { OWNER: mayHire },
    fields: [message],
    effect: 'For a brief, an engagement begins with the offer',
  },
  {
    name: 'HIRE_AND_CLOSE',
    label: 'Hire and close the job',
    happened: 'Hired',
    explanation: 'Hires the applicant and closes the job. All other applicants are told that it is filled.',
    forBrief: {
      label: 'Hire and close the brief',
      explanation: (offer) =>
        `Begins an order for ${offer}. You pay on its page, and work begins once you have paid. All others are told that the job is filled.`,
    },
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['HIRED'],
    by: {
      OWNER: {
        words: `while the job is open and ${mayHire.words}`,
        holds: (application, now) => application.jobIsOpen && mayHire.holds(application, now),
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
  },
  {
    name: 'WITHDRAW',
    label: 'Withdraw',
    happened: 'Withdrawn',
    explanation: 'Withdraws the application. The company is notified, and you cannot apply for this job again.',
    forBrief: {
      explanation: () => 'Withdraws the offer. The buyer is notified, and you cannot make another one for this brief.',
    },
    from: ['SUBMITTED', 'SHORTLISTED'],
    to: ['WITHDRAWN'],
    by: { APPLICANT: always },
    fields: [],
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

/** The states of each tab of the applicants. The partial index `application_unsuccessful` has those of `NOT_CHOSEN` in this order. */
export const tabStates: Record<ApplicantTab, readonly ApplicationState[]> = {
  NEW: ['SUBMITTED'],
  SHORTLISTED: ['SHORTLISTED'],
  HIRED: ['HIRED'],
  NOT_CHOSEN: ['DECLINED', 'NOT_CHOSEN', 'WITHDRAWN'],
}

/** An offer for a brief in words: `$1,250.00, done in 10 days`. */
export const offerText = ({ priceCents, days }: Pick<ApplicationRow, 'priceCents' | 'days'>) =>
  `${priceText(priceCents ?? 0)}, done in ${plural(days ?? 0, 'day')}`

export const isOver = (state: ApplicationState) => !applicationProcess.steps.some(({ from }) => from.includes(state))

export const fieldsOf = ({ fields }: Pick<ApplicationStep, 'fields'>) =>
  fields.map((spec) => fieldFor(spec, { price: null }))

/** The transitions that a side can take, with everything their buttons and forms need. */
export const availableTo = (side: ApplicationSide, application: ApplicationInContext, now: Date) =>
  applicationProcess.available(side, application, now).map((step) => ({
    name: step.name,
    input: inputName(step.name),
    ...wordsOf(step, application),
    fields: fieldsOf(step),
  }))

const wordsOf = (step: ApplicationStep, application: ApplicationInContext) => {
  const isBrief = application.jobKind === 'BRIEF'
  const forBrief = isBrief ? step.forBrief : undefined
  const explanation = forBrief?.explanation(offerText(application)) ?? step.explanation
  const isLeftOpen = step.to[0] === 'HIRED' && !step.closesJob && application.jobIsOpen
  return {
    label: forBrief?.label ?? step.label,
    explanation: isLeftOpen ? `${explanation} The ${isBrief ? 'brief' : 'job'} stays open.` : explanation,
  }
}
