import { noAnswers } from '../../process/fields'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { StepsService } from './steps.service'

interface Parts {
  engagements: EngagementRepository
  steps: StepsService
}

/** What becomes of business when an account closes. */
export const createClosingService = ({ engagements, steps }: Parts) => ({
  /** Declines the account's quotes; where anything has been bought and not ended, does nothing and tells of it. */
  endQuotesOf: async (userId: string) => {
    const open = await engagements.openOf(userId)
    const step = engagementProcess.step('DECLINE')
    const bought = open.filter(({ state }) => !step.from.includes(state))
    const [first] = bought
    if (first) return { count: bought.length, number: first.number }
    const answers = { ...noAnswers, note: 'The account was closed.' }
    for (const engagement of open) {
      const actor = engagement.buyerId === userId ? 'BUYER' : 'SELLER'
      await steps.take(engagement, { step, actor, byId: userId, answers })
    }
    return undefined
  },
})

export type ClosingService = ReturnType<typeof createClosingService>
