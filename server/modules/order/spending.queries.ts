import type { UserRow } from '../../database/tables/tables'
import { dollars } from '../../lib/money'
import type { SpendingRepository } from './spending.repository'

interface Dependencies {
  spendingRepository: SpendingRepository
  now: () => Date
}

export const createSpending = ({ spendingRepository, now }: Dependencies) => ({
  of: async (buyer: UserRow) => {
    const newYear = new Date(Date.UTC(now().getUTCFullYear(), 0))
    const { held, paid, refunded } = await spendingRepository.of(buyer.id, newYear)
    return {
      held: dollars(held ?? 0),
      paidThisYear: dollars(paid ?? 0),
      refundedThisYear: dollars(refunded ?? 0),
    }
  },
})
