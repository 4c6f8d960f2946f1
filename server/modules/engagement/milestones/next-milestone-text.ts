import type { EngagementRow } from '../../../database/tables/tables'
import { priceText } from '../../../lib/money'
import type { EngagementRepository } from '../engagement.repository'
import { hasEnded } from '../engagement.states'
import type { EngagementStep, Party } from '../engagement.step'
import { readMilestones } from './milestones'

interface Dependencies {
  engagementRepository: Pick<EngagementRepository, 'ofPlans'>
}

/** Names the milestone after one that is released, and says what the reader can do. Undefined after the last one. */
export type NextMilestoneText = (side: Party) => string | undefined

const none: NextMilestoneText = () => undefined

/** The milestone that follows a step. Only a release of money has one. */
export const nextMilestoneTextAfter = async (
  { money }: Pick<EngagementStep, 'money'>,
  { planId, state }: Pick<EngagementRow, 'planId' | 'state'>,
  { engagementRepository }: Dependencies,
): Promise<NextMilestoneText> => {
  if (planId === null || state !== 'COMPLETED' || (money !== 'release' && money !== 'split')) return none
  const plan = await engagementRepository.ofPlans([planId])
  const next = plan.find((milestone) => !hasEnded(milestone.state))
  if (!next) return none
  const title = readMilestones(next)[next.position]?.title ?? next.title
  const name = `Next: Milestone ${next.position + 1} of ${plan.length}, ${title}, ${priceText(next.priceCents ?? 0)}.`
  const isFunded = next.state !== 'AWAITING_FUNDING'
  const toDo = { BUYER: 'Fund it to begin.', SELLER: 'It begins when the buyer funds it.' }
  return (side) => `${name} ${isFunded ? 'It is funded already.' : toDo[side]}`
}
