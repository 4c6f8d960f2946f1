import type { EngagementRow } from '../../../database/tables/tables'
import { emptyInput } from '../../../process/fields'
import { engagementProcess } from '../engagement.process'
import type { EngagementRepository } from '../engagement.repository'
import type { EngagementService } from '../engagement.service'

interface Dependencies {
  engagementRepository: EngagementRepository
  engagementService: EngagementService
}

export const createAccountDeletion = (dependencies: Dependencies) => {
  const { engagementRepository, engagementService } = dependencies
  const decline = engagementProcess.step('DECLINE')
  const cancelMilestone = engagementProcess.step('CANCEL_MILESTONE')
  const endings = [decline, cancelMilestone]
  /** The step that ends an engagement without a payment. Undefined if something was paid. */
  const endingOf = ({ state }: EngagementRow) => endings.find(({ from }) => from.includes(state))
  return {
    /**
     * The orders that the account buys, sells or has brokered, and that have not ended. Quotes are no orders, nor are milestones
     * that are not funded.
     */
    openOrdersOf: async (userId: string) =>
      [...(await engagementRepository.openOf(userId)), ...(await engagementRepository.openBrokeredBy(userId))].filter(
        (engagement) => !endingOf(engagement),
      ),

    /**
     * Ends the account's open quotes and the milestones that are not funded, and removes its name from engagements. Those that it
     * has brokered go on without a broker: nobody is left to receive the fee.
     */
    endAndAnonymise: async (userId: string) => {
      await engagementRepository.anonymise(userId)
      await engagementRepository.removeBroker(
        userId,
        endings.flatMap(({ from }) => from),
      )
      const command = { byId: userId, input: emptyInput, reason: 'The account was deleted.' }
      for (const engagement of await engagementRepository.openOf(userId)) {
        const actor = engagement.buyerId === userId ? 'BUYER' : 'SELLER'
        const step = endingOf(engagement)
        if (step) await engagementService.advance(engagement, { ...command, step, actor })
      }
    },
  }
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>
