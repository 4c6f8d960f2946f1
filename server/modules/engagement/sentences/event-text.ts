import type {
  EngagementActor,
  EngagementState,
  EngagementTransition,
  OneOrBothParties,
} from '../../../generated/resolvers'
import { engagementProcess } from '../engagement.process'
import { sentencesOf } from './engagement.sentences'

interface EventOfTransition {
  transition: EngagementTransition
  actor: EngagementActor
  asked: OneOrBothParties | null
}

/** The text of an event: `Offer revised`. The first event has no state before it. */
export const happenedText = ({ transition, actor, asked }: EventOfTransition, before: EngagementState | undefined) => {
  const step = engagementProcess.step(transition)
  return (before && sentencesOf(step)?.happened?.(actor, before, asked)) ?? step.happened
}
