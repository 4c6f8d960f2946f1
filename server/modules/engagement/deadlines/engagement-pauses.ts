import type { EngagementRow } from '../../../database/tables/tables'
import type { LiveEvents } from '../../live-event/live-event.service'
import type { UserQueries } from '../../user/user.queries'
import { nextDateOf, nextDueAt } from '../due/next-due'
import { otherPartyOf } from '../engagement.parties'
import { engagementProcess } from '../engagement.process'
import type { EngagementRepository } from '../engagement.repository'
import { type DeadlineRepository, updateDeadline } from './deadline.repository'
import { resumedTimesInState, type Times } from './deadline-times'

/** An engagement whose deadlines run again. */
export interface ResumedEngagement extends EngagementRow {
  /** The next time at which work is due or something happens automatically. */
  nextAt: string
}

interface Dependencies {
  deadlineRepository: DeadlineRepository
  engagementRepository: EngagementRepository
  liveEvents: Pick<LiveEvents, 'record'>
  users: Pick<UserQueries, 'of'>
  now: () => Date
}

/** Stops deadlines while the account of a party is suspended. Callers have to lock the account, which every transition locks, too. */
export const createEngagementPauses = (dependencies: Dependencies) => {
  const { deadlineRepository, engagementRepository, liveEvents, users, now } = dependencies
  const change = async (engagement: EngagementRow, times: Partial<Times>) => {
    const { id, version } = engagement
    const due = nextDueAt({ ...engagement, ...times })
    const changed = await engagementRepository.change(id, version, { ...times, nextDueAt: due })
    if (!changed) throw new Error(`${id} has changed while the account of a party was locked`)
    await updateDeadline(deadlineRepository, changed)
    return changed
  }

  /** Open pages of the other parties show the change at once. */
  const recordChange = (userId: string, engagements: readonly EngagementRow[]) => {
    for (const engagement of engagements)
      liveEvents.record(otherPartyOf(userId, engagement), 'engagement', engagement.id)
  }

  return {
    stopDeadlinesOf: async (userId: string) => {
      const engagements = await engagementRepository.openOf(userId)
      for (const engagement of engagements)
        if (engagementProcess.nextAutomatic(engagement)) await change(engagement, { pausedAt: now().toISOString() })
      recordChange(userId, engagements)
    },

    /**
     * Deadlines run on for the time that was left, unless the engagement is on hold or the other party is suspended. Returns the
     * engagements in which one runs on, the one with the next date first.
     */
    startDeadlinesOf: async (userId: string): Promise<ResumedEngagement[]> => {
      const engagements = await engagementRepository.openOf(userId)
      const resumed: ResumedEngagement[] = []
      for (const engagement of engagements) {
        if (engagement.pausedAt === null || engagement.onHold === 1) continue
        const otherParty = await users.of(otherPartyOf(userId, engagement))
        if (otherParty.suspendedAt !== null) continue
        const changed = await change(engagement, resumedTimesInState(engagement, now()))
        const nextAt = nextDateOf(changed, now())
        if (nextAt) resumed.push({ ...changed, nextAt })
      }
      recordChange(userId, engagements)
      return resumed.toSorted((a, b) => a.nextAt.localeCompare(b.nextAt))
    },
  }
}

export type EngagementPauses = ReturnType<typeof createEngagementPauses>
