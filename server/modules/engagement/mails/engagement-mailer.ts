import type { EngagementRow } from '../../../database/tables/tables'
import type { Outbox } from '../../outbox/outbox.service'
import type { UserQueries } from '../../user/user.queries'
import { brokerMail } from '../broker/broker-notices'
import { engagementMail, type Taken } from './engagement-mail'
import type { MailFacts } from './mail-facts'

interface Dependencies {
  outbox: Pick<Outbox, 'enqueue'>
  users: Pick<UserQueries, 'of'>
  siteOrigin: () => string
}

/** Queues the mails about transitions, at most one in ten minutes for each party and engagement. */
export const createEngagementMailer = ({ outbox, users, siteOrigin }: Dependencies) => ({
  tell: async (engagement: EngagementRow, taken: Taken, readers: readonly MailFacts['side'][]) => {
    const { id, buyerId, sellerId, brokerId } = engagement
    const names = {
      BUYER: (await users.of(buyerId)).name,
      SELLER: (await users.of(sellerId)).name,
      ...(brokerId !== null && { BROKER: (await users.of(brokerId)).name }),
    }
    const link = `${siteOrigin()}/dashboard/engagements/${id}`
    for (const side of readers) {
      const [userId, aboutId] = side === 'BUYER' ? [buyerId, sellerId] : [sellerId, buyerId]
      await outbox.enqueue(userId, engagementMail(engagement, taken, side, names, link), { topic: id, aboutId })
    }
  },

  tellBroker: async (brokerId: string, engagement: EngagementRow, happened: string, text: string) => {
    const { id, sellerId: aboutId } = engagement
    const link = `${siteOrigin()}/dashboard/engagements/${id}`
    const mail = brokerMail((await users.of(brokerId)).name, engagement, happened, text, link)
    await outbox.enqueue(brokerId, mail, { topic: id, aboutId })
  },
})

export type EngagementMailer = ReturnType<typeof createEngagementMailer>
