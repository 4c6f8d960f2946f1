import type { EngagementRow } from '../../database/tables/tables'
import { engagementPath } from '../../lib/addresses/site-paths'
import type { LiveEvents } from '../live-event/live-event.service'
import type { AdminNotices } from '../moderation/admin-notices'
import type { Notifier } from '../notification/notifier'
import { brokerText } from './broker/broker-notices'
import { REVIEW_DAYS } from './deadlines/periods'
import { disputeNotice, isForAdmins } from './disputes/dispute.notices'
import { readAskedParties } from './disputes/dispute-change'
import { accountsOf } from './engagement.parties'
import type { EngagementRepository } from './engagement.repository'
import { isBetweenAdmins, parties } from './engagement.step'
import type { TakenTransition } from './mails/engagement-mail'
import type { EngagementMailer } from './mails/engagement-mailer'
import { nextMilestoneTextAfter } from './milestones/next-milestone-text'

/** A transition with the text of its event. */
interface NotifiedTransition extends TakenTransition {
  happened: string
}

interface Dependencies {
  engagementMailer: EngagementMailer
  engagementRepository: Pick<EngagementRepository, 'ofPlans'>
  notifier: Pick<Notifier, 'notify'>
  liveEvents: Pick<LiveEvents, 'record'>
  adminNotices: AdminNotices
}

/** The sides that are told of a transition: those that did not take it; of a question those that are asked. */
export const readersOf = ({ actor, input }: Pick<TakenTransition, 'actor' | 'input'>) => {
  const asked = readAskedParties(input.choice)
  return parties.filter((side) => side !== actor && (asked === null || asked === 'BOTH' || asked === side))
}

/** Tells everybody concerned of a transition: by notification, by mail and on open pages. */
export const createEngagementNotices = (dependencies: Dependencies) => {
  const { engagementMailer, notifier, liveEvents, adminNotices } = dependencies

  const notifyAdmins = (engagement: EngagementRow, happened: string, text: string, byId: string | null) =>
    adminNotices.notify(
      {
        kind: 'ENGAGEMENT',
        aboutId: engagement.sellerId,
        title: `${engagement.number}: ${happened}`,
        text,
        path: engagementPath(engagement.id),
      },
      byId,
    )

  const notifyParties = async (engagement: EngagementRow, { step, input, happened, ...taken }: NotifiedTransition) => {
    const paid = { ...engagement, heldCents: taken.heldCents }
    const { number, title, state } = engagement
    const readers = readersOf({ input, ...taken })
    const next = await nextMilestoneTextAfter(step, engagement, dependencies)
    for (const side of readers) {
      const notice = disputeNotice(step.name, { side, engagement: paid, cents: input.cents, note: input.note })
      const review =
        state === 'COMPLETED' && step.to.length > 0 ? `${title}: you can review it for ${REVIEW_DAYS} days` : title
      const [userId, aboutId] = accountsOf(side, engagement)
      await notifier.notify({
        userId,
        kind: 'ENGAGEMENT',
        aboutId,
        title: `${number}: ${happened}`,
        text: [notice.length > 0 ? notice.join(' ') : review, next(side)]
          .filter(Boolean)
          .join(notice.length > 0 ? ' ' : '. '),
        path: engagementPath(engagement.id),
        mailed: true,
      })
    }
    await engagementMailer.mailParties(engagement, { step, input, ...taken, next }, readers)
  }

  /** The broker is told of the quote and of the money. */
  const notifyBroker = async (
    engagement: EngagementRow,
    { step, input, happened, heldCents }: NotifiedTransition,
    byId: string | null,
  ) => {
    const { brokerId, sellerId: aboutId, number } = engagement
    const text = brokerText(step, { ...engagement, heldCents }, input.cents)
    if (brokerId === null || brokerId === byId || text === undefined) return
    const path = engagementPath(engagement.id)
    const notification = { kind: 'ENGAGEMENT' as const, title: `${number}: ${happened}`, text, path, mailed: true }
    await notifier.notify({ ...notification, userId: brokerId, aboutId })
    await engagementMailer.mailBroker(brokerId, engagement, { step, happened }, text)
  }

  return {
    /** `byId`: the account that took the transition, null for the clock. */
    send: async (engagement: EngagementRow, taken: NotifiedTransition, byId: string | null) => {
      const { step, actor, happened } = taken
      const { id, title, buyerId, sellerId, brokerId } = engagement
      const isPrivate = isBetweenAdmins(step)
      if (isPrivate) await notifyAdmins(engagement, happened, `${title}: the decision needs a second admin`, byId)
      else await notifyParties(engagement, taken)
      if (!isPrivate) await notifyBroker(engagement, taken, byId)
      if (actor !== 'ADMIN' && isForAdmins(step)) await notifyAdmins(engagement, happened, title, null)
      // Open pages of those who may see the change show it at once.
      const watchers = [byId, ...(isPrivate ? [] : [buyerId, sellerId, brokerId])]
      for (const userId of new Set(watchers)) if (userId) liveEvents.record(userId, 'engagement', id)
    },
  }
}

export type EngagementNotices = ReturnType<typeof createEngagementNotices>
