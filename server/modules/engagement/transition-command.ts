import type { EngagementActor } from '../../generated/resolvers'
import type { TransitionInput } from '../../process/fields'
import type { NdaNames } from './disclosure/disclosure-change'
import type { EngagementStep } from './engagement.step'
import type { StoredAnswer } from './requirements/answers'

/** A transition, its actor and its input. */
export interface TransitionCommand {
  step: EngagementStep
  actor: EngagementActor
  /** Null for the clock. */
  byId: string | null
  input: TransitionInput
  answers?: readonly StoredAnswer[]
  /** The seller's questions of the day of sale, if the step agrees to an offer. */
  questions?: string
  /** The charge of a step that holds money. The key is null if no card was charged. */
  charge?: { cardLastFour: string | null; chargeKey: string | null }
  /** The names under which the parties accept an agreement, if the step does. */
  ndaNames?: NdaNames
  /** Says in the mail about it what else the actor asks for. */
  alsoAsks?: string | undefined
  /** The note of an event that its actor has not typed. The mail about it says it and quotes nobody. */
  reason?: string
  /** Nobody is notified, because another notification covers it. */
  unnotified?: boolean
  /** True while the account of a party is suspended: a lifted hold starts no deadlines then. */
  staysPaused?: boolean
}
