import { emptyInput } from '../../process/fields'
import type { DeliveryFileRepository } from './delivery/delivery-file.repository'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'

interface Dependencies {
  deliveryFileRepository: DeliveryFileRepository
  engagementRepository: EngagementRepository
  engagementService: EngagementService
}

export const createAccountClosing = (dependencies: Dependencies) => {
  const { deliveryFileRepository, engagementRepository, engagementService } = dependencies
  const step = engagementProcess.step('DECLINE')
  return {
    /** The account's orders that have not ended. Quotes are no orders. */
    openOrdersOf: async (userId: string) =>
      (await engagementRepository.openOf(userId)).filter(({ state }) => !step.from.includes(state)),

    /** Declines the account's open quotes, and removes its name from engagements and from the names of its files. */
    close: async (userId: string) => {
      await engagementRepository.anonymise(userId)
      for (const { id, name } of await deliveryFileRepository.ofOwner(userId)) {
        await deliveryFileRepository.rename(id, `file${name.match(/\.[a-z0-9]{1,5}$/i)?.[0] ?? ''}`)
      }
      const input = { ...emptyInput, note: 'The account was closed.' }
      for (const engagement of await engagementRepository.openOf(userId)) {
        const actor = engagement.buyerId === userId ? 'BUYER' : 'SELLER'
        await engagementService.advance(engagement, { step, actor, byId: userId, input })
      }
    },
  }
}

export type AccountClosing = ReturnType<typeof createAccountClosing>
