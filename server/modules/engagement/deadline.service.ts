import { noAnswers } from '../../process/fields'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { StepsService } from './steps.service'

const READ_AT_ONCE = 100

interface Within {
  steps: StepsService
  engagements: EngagementRepository
}

interface Dependencies {
  engagements: EngagementRepository
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (within: Within) => Promise<Result>) => Promise<Result>
}

/** What the clock does. */
export const createDeadlineService = ({ engagements, now, inTransaction }: Dependencies) => {
  /** Two processes may come here at once: one claims the engagement, the other finds it claimed or done. */
  const fire = (id: string) =>
    inTransaction(async ({ steps, engagements }) => {
      const engagement = await engagements.claim(id)
      const due = engagement && engagementProcess.deadline(engagement)
      if (!due || engagementProcess.refusal(due.step, 'CLOCK', { ...engagement, away: [] }, now())) return undefined
      const { step } = due
      return steps.take(engagement, { step, actor: 'CLOCK', byId: null, answers: noAnswers })
    })

  return {
    /** Does all that is due, each by itself, and tells how much that was; throws what failed last, once all else is done. */
    fireDue: async () => {
      const by = now().toISOString()
      let after = { dueAt: new Date(0).toISOString(), subjectId: '' }
      let fired = 0
      let failure: unknown
      for (;;) {
        const due = await engagements.due(by, after, READ_AT_ONCE)
        const last = due.at(-1)
        if (!last) break
        for (const { subjectId } of due) {
          try {
            if (await fire(subjectId)) fired += 1
          } catch (error) {
            failure = error
          }
        }
        after = last
      }
      if (failure !== undefined) throw failure
      return fired
    },
  }
}
