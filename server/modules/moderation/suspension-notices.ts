import type { EngagementRow, UserRow } from '../../database/tables/tables'
import { engagementPath } from '../../lib/addresses/site-paths'
import { dayText } from '../../lib/dates'
import type { ResumedEngagement } from '../engagement/deadlines/engagement-pauses'
import { otherPartyOf } from '../engagement/engagement.parties'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import type { UserQueries } from '../user/user.queries'
import { otherPartyReinstatedMail, otherPartySuspendedMail, reinstatedMail, suspendedMail } from './moderation.mails'

interface Dependencies {
  engagements: Pick<EngagementQueries, 'openOf'>
  notifier: Pick<Notifier, 'notify'>
  outbox: Pick<Outbox, 'enqueue'>
  users: Pick<UserQueries, 'of'>
  siteOrigin: () => string
  supportAddress: string
}

/** The other parties of an account, each with the engagements that they share. */
const byOtherParty = <Engagement extends EngagementRow>(userId: string, engagements: readonly Engagement[]) => {
  const otherOf = (engagement: Engagement) => otherPartyOf(userId, engagement)
  return [...new Set(engagements.map(otherOf))].map((otherId) => ({
    otherId,
    shared: engagements.filter((engagement) => otherOf(engagement) === otherId),
  }))
}

/** Notifies an account of its suspension and of its reinstatement, and everybody who has open orders or quotes with it. */
export const createSuspensionNotices = (dependencies: Dependencies) => {
  const { engagements, notifier, outbox, users, siteOrigin, supportAddress } = dependencies
  return {
    suspended: async ({ id: aboutId, name }: UserRow, reason: string) => {
      const open = await engagements.openOf(aboutId)
      await outbox.enqueue(aboutId, suspendedMail(name, reason, open, supportAddress))
      for (const { otherId, shared } of byOtherParty(aboutId, open)) {
        const mail = otherPartySuspendedMail((await users.of(otherId)).name, name, shared, siteOrigin())
        await outbox.enqueue(otherId, mail, { aboutId })
      }
    },

    /** `resumed` has the engagements whose deadlines run on: at the suspension, the other party was told that they stand still. */
    reinstated: async ({ id: aboutId, name }: UserRow, resumed: readonly ResumedEngagement[]) => {
      await outbox.enqueue(aboutId, reinstatedMail(name, siteOrigin()))
      for (const { otherId, shared } of byOtherParty(aboutId, resumed)) {
        for (const { id, number, title, nextAt } of shared)
          await notifier.notify({
            userId: otherId,
            kind: 'ENGAGEMENT',
            aboutId,
            title: `${number}: Deadlines run on`,
            text: `The next date is ${dayText(nextAt)}. ${title}`,
            path: engagementPath(id),
            mailed: true,
          })
        const mail = otherPartyReinstatedMail((await users.of(otherId)).name, name, shared, siteOrigin())
        await outbox.enqueue(otherId, mail, { aboutId })
      }
    },
  }
}

export type SuspensionNotices = ReturnType<typeof createSuspensionNotices>
