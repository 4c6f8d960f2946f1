import { FIRST_MOMENT, forEachDue } from '../../../lib/for-each-due'
import { emptyInput } from '../../../process/fields'
import type { InTransaction } from '../../container-scopes'
import type { UserService } from '../../user/user.service'
import { withPartyStatus } from '../engagement.parties'
import { engagementProcess } from '../engagement.process'
import type { EngagementRepository } from '../engagement.repository'
import type { EngagementService } from '../engagement.service'
import type { DeadlineRepository } from './deadline.repository'

const BATCH = 100

interface Dependencies {
  deadlineRepository: DeadlineRepository
  now: () => Date
  inTransaction: InTransaction<{
    engagementRepository: EngagementRepository
    engagementService: EngagementService
    userService: Pick<UserService, 'lockShared'>
  }>
}

/** Takes the transitions whose deadline has passed. */
export const createDeadlineWorker = ({ deadlineRepository, now, inTransaction }: Dependencies) => {
  /** If two processes run at once, only one can claim the engagement. The other finds it locked or already changed. */
  const takeDueTransition = (id: string) =>
    inTransaction(async ({ engagementService, engagementRepository: engagements, userService }) => {
      const found = await engagements.find(id)
      if (!found) return undefined
      // Locked first, as by all transitions: a suspension at the same time stops this deadline or comes after it.
      const accounts = await userService.lockShared([found.buyerId, found.sellerId])
      const engagement = await engagements.claim(id)
      const due = engagement && engagementProcess.nextAutomatic(engagement)
      if (!due || accounts.some(({ suspendedAt }) => suspendedAt !== null)) return undefined
      if (engagementProcess.refusal(due.step, 'CLOCK', withPartyStatus(engagement, accounts), now())) return undefined
      return engagementService.advance(engagement, { step: due.step, actor: 'CLOCK', byId: null, input: emptyInput })
    })

  return {
    /** Returns the number of transitions that were taken. */
    run: async () => {
      const by = now().toISOString()
      let count = 0
      await forEachDue({
        first: { dueAt: FIRST_MOMENT, subjectId: '' },
        read: (after) => deadlineRepository.due(by, after, BATCH),
        nameOf: ({ subjectId }) => subjectId,
        handle: async ({ subjectId }) => {
          if (await takeDueTransition(subjectId)) count += 1
        },
      })
      return count
    },
  }
}

export type DeadlineWorker = ReturnType<typeof createDeadlineWorker>
