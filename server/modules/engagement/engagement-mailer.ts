import type { EngagementRow } from '../../database/tables/tables'
import type { Outbox } from '../outbox/outbox.service'
import type { UserQueries } from '../user/user.queries'
import { engagementMail, mailedSides } from './engagement.mails'

interface Dependencies {
  outbox: Pick<Outbox, 'enqueue'>
  users: Pick<UserQueries, 'of'>
  siteOrigin: () => string
}

type Transition = Parameters<typeof engagementMail>[1]

/** Queues the mails about transitions, at most one in ten minutes for each party and engagement. */
export const createEngagementMailer = ({ outbox, users, siteOrigin }: Dependencies) => ({
  tell: async (engagement: EngagementRow, transition: Transition) => {
    const { id, buyerId, sellerId } = engagement
    const names = { BUYER: (await users.of(buyerId)).name, SELLER: (await users.of(sellerId)).name }
    const link = `${siteOrigin()}/dashboard/engagements/${id}`
    for (const side of mailedSides(transition.actor)) {
      const [userId, aboutId] = side === 'BUYER' ? [buyerId, sellerId] : [sellerId, buyerId]
      await outbox.enqueue(userId, engagementMail(engagement, transition, side, names, link), { topic: id, aboutId })
    }
  },
})

export type EngagementMailer = ReturnType<typeof createEngagementMailer>
