import { priceText } from '../../../lib/money'
import { parseStored } from '../../../lib/stored-json'
import { sumOf } from '../../../lib/sum'
import type { Milestone } from '../../../process/milestones-field'

interface WithMilestones {
  milestones: string
}

interface Planned extends WithMilestones {
  planId: string | null
  position: number
  title: string
}

export const readMilestones = ({ milestones }: WithMilestones) => parseStored<Milestone[]>(milestones)

export const storedMilestones = (milestones: readonly Milestone[]) => JSON.stringify(milestones)

/** The title of a milestone's engagement, by which lists, mails and invoices name it. */
export const titleOfMilestone = (title: string, milestone: Milestone) => `${title}: ${milestone.title}`

/** The title of the milestone plan, taken from the title of a milestone. */
export const titleOfPlan = ({ title, planId, position, ...row }: Planned) => {
  const milestone = planId === null ? undefined : readMilestones(row)[position]
  const ending = milestone ? titleOfMilestone('', milestone) : ''
  return title.endsWith(ending) ? title.slice(0, title.length - ending.length) : title
}

/** The first milestone of an offer that is not accepted yet: accepting the offer pays for this one alone. */
export const firstOffered = ({ planId, ...row }: Pick<Planned, 'planId' | 'milestones'>) =>
  planId === null ? readMilestones(row)[0] : undefined

/** The facts that sentences name about the milestones of an offer that is not accepted yet. */
export interface OfferedFacts {
  count: number
  /** The price of the first one, and of all others together. */
  first: string
  others: string
  /** The days of the first one. */
  days: number
}

export const offeredFacts = (row: Pick<Planned, 'planId' | 'milestones'>): OfferedFacts | undefined => {
  const first = firstOffered(row)
  if (!first) return undefined
  const milestones = readMilestones(row)
  return {
    count: milestones.length,
    first: priceText(first.cents),
    others: priceText(sumOf(milestones, ({ cents }) => cents) - first.cents),
    days: first.days,
  }
}
