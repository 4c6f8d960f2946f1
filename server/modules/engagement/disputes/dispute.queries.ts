import type { EngagementParent } from '../../../api/parents'
import type { Viewer } from '../../../api/viewer'
import type { EngagementSide } from '../../../generated/resolvers'
import { dollars } from '../../../lib/money'
import type { UserQueries } from '../../user/user.queries'
import type { EngagementQueries } from '../engagement.queries'
import { parties } from '../engagement.step'
import { factsFor } from '../sentences/engagement.facts'
import type { DisputeRepository } from './dispute.repository'
import { answerDueAt } from './dispute-change'
import { backgroundOf, disputeOpenedText, positionOf, threadOf } from './dispute-view'

const MAX_EARLIER = 10

interface Dependencies {
  disputeRepository: DisputeRepository
  engagements: Pick<EngagementQueries, 'events' | 'withParties'>
  users: Pick<UserQueries, 'of'>
  now: () => Date
}

/** The open dispute of an engagement, as the parties and the admins who decide it read it. */
export const createDisputeQueries = ({ disputeRepository, engagements, users, now }: Dependencies) => ({
  openedText: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) =>
    engagement.disputedAt === null
      ? null
      : disputeOpenedText(engagement, factsFor(side, await engagements.withParties(engagement, viewer)), now()),

  /** Null without an open dispute, and for the broker. */
  of: async (engagement: EngagementParent, side: EngagementSide, viewer: Viewer) => {
    const { buyerId, sellerId, disputedBy, disputedAt } = engagement
    if (disputedBy === null || disputedAt === null || side === 'BROKER') return null
    const events = await engagements.events(engagement, side, viewer)
    const { heldCents } = await engagements.withParties(engagement, viewer)
    const thread = threadOf(events)
    return {
      engagement,
      openedBy: disputedBy,
      openedAt: disputedAt,
      answerDueAt: answerDueAt(disputedAt),
      parties: await Promise.all(
        parties.map(async (party) => ({
          ...positionOf(party, { ...engagement, heldCents }, thread, now()),
          account: await users.of(party === 'BUYER' ? buyerId : sellerId),
        })),
      ),
      thread: [...thread],
      background: backgroundOf(events).filter(({ note, links }) => note !== null || links !== ''),
    }
  },

  /** What one admin has proposed and another one has to approve. Null for everybody else. */
  proposedResolution: async (engagement: EngagementParent, side: EngagementSide) => {
    const { proposedById, proposedRefundCents, proposedReason } = engagement
    if (proposedById === null || side !== 'ADMIN') return null
    const by = await users.of(proposedById)
    return { by, refund: dollars(proposedRefundCents ?? 0), reason: proposedReason ?? '' }
  },

  /** Other engagements of either party that had a dispute. For admins alone. */
  earlierDisputes: async ({ id, buyerId, sellerId }: EngagementParent, side: EngagementSide) =>
    side === 'ADMIN' ? disputeRepository.earlierOf(id, [buyerId, sellerId], MAX_EARLIER) : [],
})

/** The parent of `Dispute`. */
export type DisputeView = NonNullable<Awaited<ReturnType<ReturnType<typeof createDisputeQueries>['of']>>>
