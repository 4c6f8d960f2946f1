import type { EngagementRow } from '../../../database/tables/tables'
import type { LiveEvents } from '../../live-event/live-event.service'
import type { UserQueries } from '../../user/user.queries'
import { nextDueAt } from '../due/next-due'
import { otherPartyOf } from '../engagement.parties'
import { engagementProcess } from '../engagement.process'
import type { EngagementRepository } from '../engagement.repository'
import { type DeadlineRepository, updateDeadline } from './deadline.repository'
import { resumedTimesInState, type Times } from './deadline-times'

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

    /** Deadlines run on for the time that was left, unless the engagement is on hold or the other party is suspended. */
    startDeadlinesOf: async (userId: string) => {
      const engagements = await engagementRepository.openOf(userId)
      for (const engagement of engagements) {
        if (engagement.pausedAt === null || engagement.onHold === 1) continue
        const otherParty = await users.of(otherPartyOf(userId, engagement))
        if (otherParty.suspendedAt === null) await change(engagement, resumedTimesInState(engagement, now()))
      }
      recordChange(userId, engagements)
    },
  }
}

export type EngagementPauses = ReturnType<typeof createEngagementPauses>
