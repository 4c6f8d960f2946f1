import type { EngagementRow, UserRow } from '../../database/tables/tables'
import { otherPartyOf } from '../engagement/engagement.parties'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { Outbox } from '../outbox/outbox.service'
import type { UserQueries } from '../user/user.queries'
import { otherPartySuspendedMail, reinstatedMail, suspendedMail } from './moderation.mails'

interface Dependencies {
  engagements: Pick<EngagementQueries, 'openOf'>
  outbox: Pick<Outbox, 'enqueue'>
  users: Pick<UserQueries, 'of'>
  siteOrigin: () => string
  supportAddress: string
}

/** Notifies a suspended account, and everybody who has open orders or quotes with it. */
export const createSuspensionNotices = (dependencies: Dependencies) => {
  const { engagements, outbox, users, siteOrigin, supportAddress } = dependencies

  const notifyOther = async (suspended: UserRow, userId: string, open: readonly EngagementRow[]) => {
    const mail = otherPartySuspendedMail((await users.of(userId)).name, suspended.name, open, siteOrigin())
    await outbox.enqueue(userId, mail, { aboutId: suspended.id })
  }

  return {
    suspended: async (subject: UserRow, reason: string) => {
      const open = await engagements.openOf(subject.id)
      await outbox.enqueue(subject.id, suspendedMail(subject.name, reason, open, supportAddress))
      const otherOf = (engagement: EngagementRow) => otherPartyOf(subject.id, engagement)
      for (const userId of new Set(open.map(otherOf)))
        await notifyOther(
          subject,
          userId,
          open.filter((engagement) => otherOf(engagement) === userId),
        )
    },

    reinstated: async (subject: UserRow) => {
      await outbox.enqueue(subject.id, reinstatedMail(subject.name, siteOrigin()))
    },
  }
}

export type SuspensionNotices = ReturnType<typeof createSuspensionNotices>
