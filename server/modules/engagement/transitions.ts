import type { EngagementParent } from '../../api/parents'
import type { AvailableTransition, EngagementActor, OtherActorTransition } from '../../generated/resolvers'
import { fieldFor, inputName } from '../../process/fields'
import type { EngagementWithParties } from './engagement.guards'
import { type EngagementStep, engagementProcess, type Side } from './engagement.process'
import { upcomingStates } from './engagement.states'

const { targetState, deadline, available, steps } = engagementProcess

export const fieldsOf = ({ fields }: EngagementStep, { priceCents }: EngagementParent) =>
  fields.map((spec) => fieldFor(spec, priceCents))

const automaticAt = (step: EngagementStep, engagement: EngagementParent) => {
  const due = deadline(engagement)
  return due?.step === step ? due.at : null
}

/** The active sides that the table lets take a step. */
const sidesFor = (step: EngagementStep, engagement: EngagementWithParties, now: Date) =>
  engagementProcess.sidesFor(step, engagement, now).filter((one) => !engagement.inactiveSides.includes(one))

/** The transitions that a side can take, with everything their buttons and forms need. */
export const availableTo = (side: Side, engagement: EngagementWithParties, now: Date): AvailableTransition[] =>
  available(side, engagement, now).map((step) => ({
    name: step.name,
    input: inputName(step.name),
    label: step.label,
    explanation: step.explanation,
    leadsToCompletion: upcomingStates(engagement.state).includes(targetState(step, engagement)),
    fields: fieldsOf(step, engagement),
    otherActors: sidesFor(step, engagement, now).filter((other) => other !== side),
    automaticAt: automaticAt(step, engagement),
  }))

/** The transitions that only other actors can take. */
export const otherActorTransitions = (
  side: Side,
  engagement: EngagementWithParties,
  now: Date,
): OtherActorTransition[] =>
  steps.flatMap((step) => {
    const others = sidesFor(step, engagement, now)
    const due = automaticAt(step, engagement)
    const actors: EngagementActor[] = due ? [...others, 'CLOCK'] : others
    if (others.includes(side) || actors.length === 0) return []
    return [{ name: step.name, label: step.label, actors, automaticAt: due }]
  })
