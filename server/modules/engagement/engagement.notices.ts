import type { EngagementRow } from '../../database/tables/tables'
import type { LiveEvents } from '../live-event/live-event.service'
import type { AdminNotices } from '../moderation/admin-notices'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import { disputeTold, isForJudges, readAsked } from './disputes/dispute.told'
import { engagementMail, type Taken } from './engagement.mails'
import { isBetweenAdmins } from './engagement.step'

interface Dependencies {
  outbox: Pick<Outbox, 'enqueue'>
  notifier: Pick<Notifier, 'notify'>
  liveEvents: Pick<LiveEvents, 'record'>
  adminNotices: AdminNotices
  siteOrigin: () => string
}

/** Tells everybody concerned of a transition: by notification, by mail and on open pages. */
export const createEngagementNotices = (dependencies: Dependencies) => {
  const { outbox, notifier, liveEvents, adminNotices, siteOrigin } = dependencies

  const pathOf = ({ id }: EngagementRow) => `/dashboard/engagements/${id}`

  const notifyAdmins = (engagement: EngagementRow, { step }: Taken, text: string, byId: string | null) =>
    adminNotices.notify(
      {
        kind: 'ENGAGEMENT',
        aboutId: engagement.sellerId,
        title: `${engagement.number}: ${step.happened}`,
        text,
        path: pathOf(engagement),
      },
      byId,
    )

  /** Notifies the parties except the actor; of a question only those who are asked. */
  const notifyParties = async (engagement: EngagementRow, taken: Taken) => {
    const { step, actor, input } = taken
    const { id, number, title, state, buyerId, sellerId, priceCents } = engagement
    const path = pathOf(engagement)
    const asked = readAsked(input.choice)
    const readers = [
      { side: 'BUYER' as const, userId: buyerId, aboutId: sellerId },
      { side: 'SELLER' as const, userId: sellerId, aboutId: buyerId },
    ].filter(({ side }) => side !== actor && (asked === null || asked === 'BOTH' || asked === side))
    for (const { side, userId, aboutId } of readers) {
      const told = disputeTold(step.name, { side, priceCents: priceCents ?? 0, cents: input.cents, note: input.note })
      const review = state === 'COMPLETED' && step.to.length > 0 ? `${title}: you can review it for 14 days` : title
      await notifier.notify({
        userId,
        kind: 'ENGAGEMENT',
        aboutId,
        title: `${number}: ${step.happened}`,
        text: told.length > 0 ? told.join(' ') : review,
        path,
        mailed: true,
      })
      await outbox.enqueue(userId, engagementMail(engagement, taken, siteOrigin() + path, told), { topic: id })
    }
  }

  return {
    /** `byId`: the account that took the transition, null for the clock. */
    send: async (engagement: EngagementRow, taken: Taken, byId: string | null) => {
      const { step, actor } = taken
      const { id, title, buyerId, sellerId } = engagement
      const isPrivate = isBetweenAdmins(step)
      if (isPrivate) await notifyAdmins(engagement, taken, `${title}: the decision needs a second admin`, byId)
      else await notifyParties(engagement, taken)
      if (actor !== 'ADMIN' && isForJudges(step)) await notifyAdmins(engagement, taken, title, null)
      // Open pages of those who may see the change show it at once.
      const watchers = [byId, ...(isPrivate ? [] : [buyerId, sellerId])]
      for (const userId of new Set(watchers)) if (userId) liveEvents.record(userId, 'engagement', id)
    },
  }
}

export type EngagementNotices = ReturnType<typeof createEngagementNotices>
