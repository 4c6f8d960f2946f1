import { emptyInput } from '../../process/fields'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'

interface Dependencies {
  engagementRepository: EngagementRepository
  engagementService: EngagementService
}

export const createAccountClosing = ({ engagementRepository, engagementService }: Dependencies) => ({
  /** Declines the account's open quotes. If it has orders that have not ended, it changes nothing and returns their count. */
  endQuotesOf: async (userId: string) => {
    const open = await engagementRepository.openOf(userId)
    const step = engagementProcess.step('DECLINE')
    const bought = open.filter(({ state }) => !step.from.includes(state))
    const [first] = bought
    if (first) return { count: bought.length, number: first.number }
    const input = { ...emptyInput, note: 'The account was closed.' }
    for (const engagement of open) {
      const actor = engagement.buyerId === userId ? 'BUYER' : 'SELLER'
      await engagementService.advance(engagement, { step, actor, byId: userId, input })
    }
    return undefined
  },
})

export type AccountClosing = ReturnType<typeof createAccountClosing>
