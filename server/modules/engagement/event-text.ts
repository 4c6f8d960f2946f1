import type { EngagementActor, EngagementState, EngagementTransition } from '../../generated/resolvers'
import { engagementProcess } from './engagement.process'
import { sentencesOf } from './engagement.sentences'

/** The text of an event: `Offer revised`. The first event has no state before it. */
export const happenedText = (
  { transition, actor }: { transition: EngagementTransition; actor: EngagementActor },
  before: EngagementState | undefined,
) => {
  const step = engagementProcess.step(transition)
  return (before && sentencesOf(step)?.happened?.(actor, before)) ?? step.happened
}
