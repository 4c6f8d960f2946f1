import { emptyInput } from '../../process/fields'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'

interface Dependencies {
  engagementRepository: EngagementRepository
  engagementService: EngagementService
}

export const createAccountClosing = (dependencies: Dependencies) => {
  const { engagementRepository, engagementService } = dependencies
  const step = engagementProcess.step('DECLINE')
  return {
    /** The orders that the account buys, sells or has brokered, and that have not ended. Quotes are no orders. */
    openOrdersOf: async (userId: string) =>
      [...(await engagementRepository.openOf(userId)), ...(await engagementRepository.openBrokeredBy(userId))].filter(
        ({ state }) => !step.from.includes(state),
      ),

    /** Declines the account's open quotes, and removes its name from engagements. */
    close: async (userId: string) => {
      await engagementRepository.anonymise(userId)
      const input = { ...emptyInput, note: 'The account was closed.' }
      for (const engagement of await engagementRepository.openOf(userId)) {
        const actor = engagement.buyerId === userId ? 'BUYER' : 'SELLER'
        await engagementService.advance(engagement, { step, actor, byId: userId, input })
      }
    },
  }
}

export type AccountClosing = ReturnType<typeof createAccountClosing>
