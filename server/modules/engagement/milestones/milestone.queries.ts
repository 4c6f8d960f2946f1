import type { EngagementParent } from '../../../api/parents'
import { dollars } from '../../../lib/money'
import { sumOf } from '../../../lib/sum'
import type { EngagementQueries } from '../engagement.queries'
import { hasEnded } from '../engagement.states'
import { orderState, orderStateLabels } from '../order-state'
import { readMilestones, titleOfPlan } from './milestones'

interface Dependencies {
  engagements: Pick<EngagementQueries, 'ofPlan'>
}

/** The milestones of offers, and the engagements that they have become. */
export const createMilestoneQueries = ({ engagements: { ofPlan } }: Dependencies) => {
  /** The engagements, once the offer is accepted. */
  const agreedPlan = (engagements: readonly EngagementParent[]) => {
    const current = engagements.find(({ state }) => !hasEnded(state))
    const state = orderState(engagements.map(({ state }) => state))
    return {
      total: dollars(sumOf(engagements, ({ priceCents }) => priceCents ?? 0)),
      milestoneCount: engagements.length,
      releasedCount: engagements.filter(({ state }) => state === 'COMPLETED').length,
      state,
      stateLabel: orderStateLabels[state],
      milestones: engagements.map((engagement) => ({
        number: engagement.position + 1,
        title: readMilestones(engagement)[engagement.position]?.title ?? engagement.title,
        price: dollars(engagement.priceCents ?? 0),
        days: engagement.days ?? 0,
        current: engagement === current,
        engagement,
      })),
    }
  }

  const offeredPlan = (engagement: EngagementParent) => ({
    total: dollars(engagement.priceCents ?? 0),
    milestoneCount: readMilestones(engagement).length,
    releasedCount: 0,
    state: null,
    stateLabel: null,
    milestones: offered(engagement).map((milestone, position) => ({
      ...milestone,
      number: position + 1,
      current: false,
      engagement: null,
    })),
  })

  return {
    /** Null without milestones. */
    planOf: async (engagement: EngagementParent) => {
      if (engagement.planId === null) {
        const { number, title } = engagement
        return readMilestones(engagement).length === 0 ? null : { number, title, ...offeredPlan(engagement) }
      }
      const engagements = await ofPlan(engagement.planId)
      const { number } = engagements[0] ?? engagement
      return { number, title: titleOfPlan(engagement), ...agreedPlan(engagements) }
    },
  }
}

/** The milestones of an offer or of its event, as they were offered. */
export const offered = (row: { milestones: string }) =>
  readMilestones(row).map(({ title, cents, days }) => ({ title, price: dollars(cents), days }))
