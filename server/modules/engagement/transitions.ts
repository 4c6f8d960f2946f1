import type { EngagementParent } from '../../api/parents'
import type { AvailableTransition, EngagementActor, OtherActorTransition } from '../../generated/resolvers'
import { fieldFor } from '../../process/fields'
import { inputName } from '../../process/input-name'
import type { EngagementWithParties } from './engagement.guards'
import { type EngagementStep, engagementProcess, type Person } from './engagement.process'
import { ahead } from './progress'

const { arrival, deadline, possible, steps } = engagementProcess

export const fieldsOf = ({ fields }: EngagementStep, { priceCents }: EngagementParent) =>
  fields.map((spec) => fieldFor(spec, priceCents))

const automaticAt = (step: EngagementStep, engagement: EngagementParent) => {
  const due = deadline(engagement)
  return due?.step === step ? due.at : null
}

/** Who could take a step by the table and is there to do it. */
const peopleFor = (step: EngagementStep, engagement: EngagementWithParties, now: Date) =>
  engagementProcess.peopleFor(step, engagement, now).filter((person) => !engagement.away.includes(person))

/** What somebody can do, and all that a page needs to offer it. */
export const availableTo = (side: Person, engagement: EngagementWithParties, now: Date): AvailableTransition[] =>
  possible(side, engagement, now).map((step) => ({
    name: step.name,
    input: inputName(step.name),
    label: step.label,
    explanation: step.explanation,
    leadsToCompletion: ahead(engagement.state).includes(arrival(step, engagement)),
    fields: fieldsOf(step, engagement),
    otherActors: peopleFor(step, engagement, now).filter((person) => person !== side),
    automaticAt: automaticAt(step, engagement),
  }))

/** What others can do and somebody can't. */
export const othersThan = (side: Person, engagement: EngagementWithParties, now: Date): OtherActorTransition[] =>
  steps.flatMap((step) => {
    const people = peopleFor(step, engagement, now)
    const due = automaticAt(step, engagement)
    const actors: EngagementActor[] = due ? [...people, 'CLOCK'] : people
    if (people.includes(side) || actors.length === 0) return []
    return [{ name: step.name, label: step.label, actors, automaticAt: due }]
  })
