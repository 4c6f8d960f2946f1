import type { EngagementState } from '../../../generated/resolvers'
import type { EngagementStep } from '../engagement.step'
import {
  conflictFound,
  mayAskNda,
  ndaAskedBy,
  ndaAskedOf,
  noConflictFound,
  stateAfterConflict,
} from './disclosure.guards'

/** A check is asked for with a request or with the requirements. */
const checkedIn: readonly EngagementState[] = ['QUOTE_REQUESTED', 'IN_PROGRESS']
const beforeWork: readonly EngagementState[] = ['QUOTE_REQUESTED', 'OFFERED', 'COUNTERED', 'AWAITING_REQUIREMENTS']
const whileOpen: readonly EngagementState[] = [...beforeWork, 'IN_PROGRESS', 'DISPUTED']

/** The steps of conflict checks and confidentiality agreements in the process table. */
export const disclosureSteps: readonly EngagementStep[] = [
  {
    name: 'REPORT_NO_CONFLICT',
    label: 'No conflict',
    happened: 'No conflict of interest',
    explanation: 'Says that you act for none of the other parties. You see everything that the buyer has sent.',
    from: checkedIn,
    to: [],
    by: { SELLER: noConflictFound },
    fields: [],
    check: 'CLEARED',
    effect: 'The seller sees what the buyer has sent',
  },
  {
    name: 'REPORT_CONFLICT',
    label: 'Conflict',
    happened: 'Conflict of interest',
    explanation: 'Says that you can’t act against one of the other parties. You see nothing more of it.',
    from: checkedIn,
    to: ['DECLINED', 'CANCELLED'],
    choose: stateAfterConflict,
    by: { SELLER: conflictFound },
    fields: [],
    money: 'refund',
    undrawn: true,
    check: 'CONFLICT',
    effect: 'All refunded; the seller never sees what the buyer has sent',
  },
  {
    name: 'ACCEPT_NDA',
    label: 'Accept confidentiality agreement',
    happened: 'Confidentiality agreement accepted',
    explanation: 'Accepts the agreement, which then binds both of you.',
    from: whileOpen,
    to: [],
    by: { BUYER: ndaAskedOf('BUYER'), SELLER: ndaAskedOf('SELLER') },
    fields: [],
    nda: 'accepted',
    effect: 'Both see the requirements and files of the other',
  },
  {
    name: 'WITHDRAW_NDA',
    label: 'Go on without the agreement',
    happened: 'Confidentiality agreement withdrawn',
    explanation: 'Takes your request for the agreement back. Requirements and files are no longer withheld.',
    from: whileOpen,
    to: [],
    by: { BUYER: ndaAskedBy('BUYER'), SELLER: ndaAskedBy('SELLER') },
    fields: [],
    nda: 'withdrawn',
    effect: 'Both see the requirements and files of the other',
  },
]

/** Last among the steps before work begins: most orders do without. */
export const askNdaStep: EngagementStep = {
  name: 'ASK_NDA',
  label: 'Ask for a confidentiality agreement',
  happened: 'Confidentiality agreement asked for',
  explanation: 'Asks the other to accept the agreement before they see requirements and files.',
  from: beforeWork,
  to: [],
  by: { BUYER: mayAskNda('BUYER'), SELLER: mayAskNda('SELLER') },
  fields: [],
  nda: 'asked',
  effect: 'Requirements and files are withheld until it is accepted',
}
