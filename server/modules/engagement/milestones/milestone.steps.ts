import type { EngagementParent } from '../../../api/parents'
import { always } from '../../../process/process'
import { sellerMayBePaid, withoutAnswer } from '../engagement.guards'
import type { EngagementStep } from '../engagement.step'
import { payment, reason } from '../fields'

/** The days in which a milestone can be funded. They count from the time by which the earlier milestones should be done. */
const FUNDING_DAYS = 60

const stateAfterFunding = ({ requirementsSent }: EngagementParent) =>
  requirementsSent === 1 ? ('IN_PROGRESS' as const) : ('AWAITING_REQUIREMENTS' as const)

/** The part of the process table that begins the milestones of an accepted offer. */
export const milestoneSteps: readonly EngagementStep[] = [
  {
    name: 'AGREE_MILESTONE',
    label: 'Agree',
    happened: 'Milestone agreed',
    explanation: 'Begins a milestone of an accepted offer. It is paid for when the buyer funds it.',
    from: [],
    to: ['AWAITING_FUNDING'],
    by: {},
    follows: 'for each milestone but the first when an offer is accepted',
    fields: [],
    unnotified: true,
    effect: 'Price agreed, not paid yet',
  },
  {
    name: 'FUND',
    label: 'Fund',
    happened: 'Milestone funded',
    explanation:
      'Pays for this milestone. Marque holds the price until you accept the work. Work begins at once if you have sent requirements for another milestone, or else once you send them for this one.',
    from: ['AWAITING_FUNDING'],
    to: ['AWAITING_REQUIREMENTS', 'IN_PROGRESS'],
    choose: stateAfterFunding,
    by: { BUYER: sellerMayBePaid },
    fields: [payment],
    money: 'hold',
    time: 'starts',
    effect: 'Price held; due date starts if requirements were sent',
  },
  {
    name: 'START_MILESTONE',
    label: 'Start milestone',
    happened: 'Work begins',
    explanation: 'Begins a funded milestone with the requirements of another one. The time until the due date starts.',
    from: ['AWAITING_REQUIREMENTS'],
    to: ['IN_PROGRESS'],
    by: {},
    follows: 'once requirements are sent for another milestone',
    fields: [],
    time: 'starts',
    undrawn: true,
    effect: 'Due date starts',
  },
  {
    name: 'CANCEL_MILESTONE',
    label: 'Cancel milestone',
    happened: 'Milestone cancelled',
    explanation: 'Cancels a milestone that is not funded. Nothing is charged, and the other milestones go on.',
    from: ['AWAITING_FUNDING'],
    to: ['CANCELLED'],
    by: { BUYER: always, SELLER: always },
    clock: { ...withoutAnswer(FUNDING_DAYS), words: 'without funding, counted from the days of the milestones before' },
    fields: [reason],
    ending: true,
    effect: 'Nothing charged',
  },
]
