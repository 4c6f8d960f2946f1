import type { EngagementRow } from '../../database/tables'
import type { AvailableTransition, EngagementActor, OthersTransition } from '../../generated/resolvers'
import { fieldFor } from '../../process/fields'
import { inputName } from '../../process/input-name'
import { ahead } from './course'
import type { Business } from './engagement.guards'
import { type EngagementStep, engagementProcess, type Person } from './engagement.process'

const { arrival, deadline, possible, steps } = engagementProcess

export const fieldsOf = ({ asks }: EngagementStep, { priceCents }: EngagementRow) =>
  asks.map((asked) => fieldFor(asked, priceCents))

const clockAt = (step: EngagementStep, engagement: EngagementRow) => {
  const due = deadline(engagement)
  return due?.step === step ? due.at : null
}

/** Who could take a step by the table and is there to do it. */
const peopleFor = (step: EngagementStep, engagement: Business, now: Date) =>
  engagementProcess.peopleFor(step, engagement, now).filter((person) => !engagement.away.includes(person))

/** What somebody can do, and all that a page needs to offer it. */
export const availableTo = (side: Person, engagement: Business, now: Date): AvailableTransition[] =>
  possible(side, engagement, now).map((step) => ({
    name: step.name,
    input: inputName(step.name),
    label: step.label,
    explanation: step.explanation,
    onward: ahead(engagement.state).includes(arrival(step, engagement)),
    fields: fieldsOf(step, engagement),
    others: peopleFor(step, engagement, now).filter((person) => person !== side),
    clockAt: clockAt(step, engagement),
  }))

/** What others can do and somebody can't. */
export const othersThan = (side: Person, engagement: Business, now: Date): OthersTransition[] =>
  steps.flatMap((step) => {
    const people = peopleFor(step, engagement, now)
    const due = clockAt(step, engagement)
    const actors: EngagementActor[] = due ? [...people, 'CLOCK'] : people
    if (people.includes(side) || actors.length === 0) return []
    return [{ name: step.name, label: step.label, actors, clockAt: due }]
  })
