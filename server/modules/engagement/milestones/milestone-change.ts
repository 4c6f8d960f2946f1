import type { EngagementRow } from '../../../database/tables/tables'
import { inDays } from '../../../lib/dates'
import { sumOf } from '../../../lib/sum'
import { ndaOf } from '../disclosure/disclosure-change'
import { firstOffered, readMilestones, titleOfMilestone, titleOfPlan } from './milestones'

/** The columns by which an accepted offer becomes its first milestone. None for an offer without milestones. */
export const firstAgreed = (before: EngagementRow) => {
  const first = firstOffered(before)
  if (!first) return {}
  return {
    planId: before.id,
    title: titleOfMilestone(before.title, first),
    priceCents: first.cents,
    days: first.days,
  }
}

/**
 * The other milestones of an accepted offer, from the engagement of its first one. The time to fund each counts from the day by
 * which those before it should be done.
 */
export const othersAgreed = (first: EngagementRow, now: Date) => {
  const { kind, listingId, listingDescription, quantity, buyerId, sellerId, orderId, licence, questions, choice } =
    first
  const { milestones, planId, commissionPercent, brokerId, brokerFeePercent, mandateId } = first
  const work = titleOfPlan(first)
  return readMilestones(first).flatMap((milestone, position, all) =>
    position === 0
      ? []
      : {
          kind,
          listingId,
          listingDescription,
          quantity,
          buyerId,
          sellerId,
          orderId,
          licence,
          questions,
          choice,
          milestones,
          planId,
          commissionPercent,
          brokerId,
          brokerFeePercent,
          mandateId,
          position,
          ...ndaOf(first),
          title: titleOfMilestone(work, milestone),
          priceCents: milestone.cents,
          days: milestone.days,
          waitingSince: inDays(
            now,
            sumOf(all.slice(0, position), ({ days }) => days),
          ),
        },
  )
}
