import { otherPartyOf } from '../engagement/engagement.parties'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { ListingQueries } from '../listing/listing.queries'
import type { SessionService } from '../session/session.service'
import type { UserQueries } from '../user/user.queries'

interface Dependencies {
  engagements: Pick<EngagementQueries, 'openOf'>
  listings: Pick<ListingQueries, 'countOffered'>
  sessionService: Pick<SessionService, 'of'>
  users: Pick<UserQueries, 'find'>
}

export const createSuspensionEffect = ({ engagements, listings, sessionService, users }: Dependencies) => ({
  /** Counts the sessions, offered listings and open engagements that a suspension would stop, and their other parties. */
  of: async (userId: string) => {
    if (!(await users.find(userId))) return undefined
    const open = await engagements.openOf(userId)
    return {
      sessionCount: (await sessionService.of(userId)).length,
      listingCount: await listings.countOffered(userId),
      openEngagementCount: open.length,
      otherPartyCount: new Set(open.map((engagement) => otherPartyOf(userId, engagement))).size,
    }
  },
})
