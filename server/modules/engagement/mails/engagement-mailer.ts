import type { EngagementRow } from '../../../database/tables/tables'
import type { EngagementTransition } from '../../../generated/resolvers'
import { engagementPath } from '../../../lib/addresses/site-paths'
import type { Outbox } from '../../outbox/outbox.service'
import type { UserQueries } from '../../user/user.queries'
import { brokerMail } from '../broker/broker-notices'
import { accountsOf } from '../engagement.parties'
import type { EngagementStep } from '../engagement.step'
import { engagementMail, type TakenTransition } from './engagement-mail'
import type { MailFacts } from './mail-facts'

interface Dependencies {
  outbox: Pick<Outbox, 'enqueue'>
  users: Pick<UserQueries, 'of'>
  siteOrigin: () => string
}

const urgentSteps: readonly EngagementTransition[] = [
  'SUGGEST_SETTLEMENT',
  'AGREE_TO_SETTLEMENT',
  'PUT_ON_HOLD',
  'LIFT_HOLD',
]

/** True for steps whose mail is sent at once: holds, and those that open, move or end a dispute, or move held or released money. */
const isUrgent = ({ name, dispute, money }: EngagementStep) =>
  urgentSteps.includes(name) ||
  (dispute !== undefined && dispute !== 'evidence') ||
  (money !== undefined && money !== 'hold' && money !== 'hold-more')

/** Queues the mails about transitions: urgent ones at once, others at most one in ten minutes for each party and engagement. */
export const createEngagementMailer = ({ outbox, users, siteOrigin }: Dependencies) => ({
  mailParties: async (engagement: EngagementRow, taken: TakenTransition, readers: readonly MailFacts['side'][]) => {
    const { id, buyerId, sellerId, brokerId } = engagement
    const names = {
      BUYER: (await users.of(buyerId)).name,
      SELLER: (await users.of(sellerId)).name,
      ...(brokerId !== null && { BROKER: (await users.of(brokerId)).name }),
    }
    const link = siteOrigin() + engagementPath(id)
    const atOnce = isUrgent(taken.step)
    for (const side of readers) {
      const [userId, aboutId] = accountsOf(side, engagement)
      await outbox.enqueue(userId, engagementMail(engagement, taken, side, names, link), { topic: id, aboutId, atOnce })
    }
  },

  mailBroker: async (
    brokerId: string,
    engagement: EngagementRow,
    { step, happened }: { step: EngagementStep; happened: string },
    text: string,
  ) => {
    const { id, sellerId: aboutId } = engagement
    const link = siteOrigin() + engagementPath(id)
    const mail = brokerMail((await users.of(brokerId)).name, engagement, happened, text, link)
    await outbox.enqueue(brokerId, mail, { topic: id, aboutId, atOnce: isUrgent(step) })
  },
})

export type EngagementMailer = ReturnType<typeof createEngagementMailer>
