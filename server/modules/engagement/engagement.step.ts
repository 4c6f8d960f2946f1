import type { EngagementParent } from '../../api/parents'
import type {
  AmendmentKind,
  AuditAction,
  EngagementParty,
  EngagementSide,
  EngagementState,
  EngagementTransition,
} from '../../generated/resolvers'
import type { FieldSpec } from '../../process/fields'
import type { Step } from '../../process/process'
import type { EngagementWithParties } from './engagement.guards'
import type { answersField } from './requirements/questions'

export const sides = ['BUYER', 'SELLER', 'BROKER', 'ADMIN'] as const satisfies readonly EngagementSide[]
export type Party = EngagementParty

export const parties: readonly Party[] = ['BUYER', 'SELLER']

export const otherSide = (side: Party): Party => (side === 'BUYER' ? 'SELLER' : 'BUYER')

export interface EngagementStep
  extends Step<EngagementTransition, EngagementState, EngagementSide, EngagementParent, EngagementWithParties> {
  /** The button's text. */
  label: string
  /** The event's text in timelines and mails. */
  happened: string
  explanation: string
  fields: readonly (FieldSpec | typeof answersField)[]
  /**
   * The step's effect on held funds. `hold-more` holds the amount of the input, too; `split` refunds it and releases the rest;
   * `take-back` refunds it from released funds.
   */
  money?: 'hold' | 'hold-more' | 'release' | 'refund' | 'split' | 'take-back'
  /** Needs a sign-in within the last 15 minutes, as `freshSignIn` of modules does. Access tokens can't take it. */
  fresh?: true
  /** The seller's answer to the check for conflicts of interest. */
  check?: 'CLEARED' | 'CONFLICT'
  /** The step's effect on the confidentiality agreement. */
  nda?: 'asked' | 'accepted' | 'withdrawn'
  /** The step's effect on deadlines, on the due date and on the rounds of changes that are left. */
  time?: 'starts' | 'another-round' | 'stops' | 'runs-on'
  /** The step's effect on the columns of the dispute. */
  dispute?: 'opened' | 'answered' | 'asked' | 'evidence' | 'withdrawn'
  /** The step's effect on the proposal that waits for another admin. Parties don't see steps that make or withdraw it. */
  proposal?: 'made' | 'withdrawn' | 'confirmed'
  /** Buys an extra of the listing, which the input chooses. */
  extra?: true
  /** The kind of amendment that the step proposes. */
  proposes?: AmendmentKind
  /**
   * Whether the step agrees to the open amendment, or ends it. A step to another state ends it in any case. The first party that
   * agrees to an admin's suggestion backs it: from then on it is as if that party had proposed it.
   */
  amendment?: 'agreed' | 'backed' | 'ended'
  /** Whether the step agrees to the milestones of an offer, if it has any. */
  milestones?: 'agreed'
  /** The reason of a step that follows from another one. Completes the sentence "Automatically, …". */
  follows?: string
  /** Nobody is notified: the notification of the step that it follows from covers it. */
  unnotified?: true
  /** Ends the order or its price, so that its button warns. */
  ending?: true
  /** Left out of the drawings: it would lead from almost every state. */
  undrawn?: true
  /** Parties are not shown that admins can take it. */
  unannounced?: true
  /** The action of the audit trail that the step is if an admin takes it. */
  audited?: AuditAction
  /** The effects of `money` and `time` in words. */
  effect?: string
}

/** True for a step that only admins see. */
export const isBetweenAdmins = ({ proposal }: EngagementStep) => proposal === 'made' || proposal === 'withdrawn'
