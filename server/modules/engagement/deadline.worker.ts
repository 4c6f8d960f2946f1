import { forEachDue } from '../../lib/for-each-due'
import { emptyInput } from '../../process/fields'
import type { InTransaction } from '../scopes'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'

const BATCH = 100

interface Dependencies {
  engagementRepository: EngagementRepository
  now: () => Date
  inTransaction: InTransaction<{ engagementRepository: EngagementRepository; engagementService: EngagementService }>
}

/** Takes the transitions whose deadline has passed. */
export const createDeadlineWorker = ({ engagementRepository, now, inTransaction }: Dependencies) => {
  /** Of two processes at once, one claims the engagement. The other finds it locked or already changed. */
  const expire = (id: string) =>
    inTransaction(async ({ engagementService, engagementRepository: engagements }) => {
      const engagement = await engagements.claim(id)
      const due = engagement && engagementProcess.deadline(engagement)
      if (!due || engagementProcess.refusal(due.step, 'CLOCK', { ...engagement, inactiveSides: [] }, now()))
        return undefined
      return engagementService.advance(engagement, { step: due.step, actor: 'CLOCK', byId: null, input: emptyInput })
    })

  return {
    /** Returns how many deadlines led to a transition. */
    run: async () => {
      const by = now().toISOString()
      let expired = 0
      await forEachDue({
        first: { dueAt: new Date(0).toISOString(), subjectId: '' },
        read: (after) => engagementRepository.due(by, after, BATCH),
        handle: async ({ subjectId }) => {
          if (await expire(subjectId)) expired += 1
        },
      })
      return expired
    },
  }
}

export type DeadlineWorker = ReturnType<typeof createDeadlineWorker>
